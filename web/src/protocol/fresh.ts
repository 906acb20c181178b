// Ids that nobody can guess, made here. `crypto.randomUUID` is kept from pages on plain HTTP, such as those of a house on
// the local network; the source of chance behind it is not.

const BYTES = 16;

export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
