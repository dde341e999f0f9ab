export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Digest of a text in hexadecimal digits. */
export const hexDigest = async (algorithm: 'SHA-1' | 'SHA-256', text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text))));

/** Digest of a text (HMAC with SHA-256) in hexadecimal digits; the text cannot be found without the secret. */
export const keyedDigest = async (secret: string, text: string): Promise<string> => {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
};

/** Compares two secrets in a time that does not depend on where they differ. */
export const isSameText = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
};

/** The id of a submit with this idempotency key: the same for the same user and key, unguessable for others. */
export const idOfKey = async (userId: string, key: string): Promise<string> =>
  (await hexDigest('SHA-256', `${userId}\n${key}`)).slice(0, 32);
