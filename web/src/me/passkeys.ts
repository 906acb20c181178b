// Passkeys: the browser's own words for what the server asks, and back. Bytes travel as base64url.

interface Described {
  id: string;
  type: 'public-key';
}

type Sent<T, K extends keyof T> = Omit<T, K> & { challenge: string };
/** What a browser is asked, with text where it wants bytes. */
type MakeAsked = Sent<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  user: Omit<PublicKeyCredentialUserEntity, 'id'> & { id: string };
  excludeCredentials?: Described[];
};
type BringAsked = Sent<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'>;

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Whether this browser has passkeys at this address at all. */
export function possible(): boolean {
  return isSecureContext && typeof PublicKeyCredential === 'function';
}

/** Let somebody make a passkey; null if they would rather not. */
export async function make(asked: MakeAsked): Promise<object | null> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((other) => ({ ...other, id: bytes(other.id) })),
  };
  const made = await given(navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
    },
  };
}

/** Let somebody bring a passkey; null if they would rather not. */
export async function bring(asked: BringAsked): Promise<object | null> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: [],
  };
  const brought = await given(navigator.credentials.get({ publicKey }));
  if (!brought) return null;
  const response = brought.response as AuthenticatorAssertionResponse;
  return {
    id: brought.id,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  };
}

async function given(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}
