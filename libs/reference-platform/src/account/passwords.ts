import { fromHex, isSameText, toHex } from '@share/reference-core';

const hashPattern = /^pbkdf2\$(\d{1,7})\$([\da-f]{32})\$([\da-f]{64})$/;

/** A hash no password has, at the cost of a real one, so that a missing account takes as long as a wrong password. */
const decoy = `pbkdf2$600000$${'0'.repeat(32)}$${'0'.repeat(64)}`;

const derive = async (password: string, salt: string, iterations: number): Promise<string> => {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256)));
};

/**
 * Whether a password has a hash of the form `pbkdf2$iterations$salt$hash` (SHA-256, hexadecimal). False for a missing
 * hash, after the same time.
 */
export const isPasswordOf = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, iterations, salt = '', digest = ''] = hashPattern.exec(hash ?? decoy) ?? [];
  const derived = await derive(password, salt, Number(iterations ?? 1));
  return isSameText(derived, digest) && hash !== undefined;
};
