// Passkeys: the browser's own words for what the server asks, and back. Bytes travel as base64url.

interface Described {
  id: string;
  type: 'public-key';
}

type Asked = Record<string, unknown> & { challenge: string };

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
export async function make(asked: Asked): Promise<object | null> {
  const user = asked.user as { id: string };
  const others = (asked.excludeCredentials ?? []) as Described[];
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: others.map((other) => ({ ...other, id: bytes(other.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
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
export async function bring(asked: Asked): Promise<object | null> {
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
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
