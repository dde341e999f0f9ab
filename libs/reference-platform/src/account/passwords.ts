import { scrypt } from './scrypt';

const stored = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\da-f]{32})\$([\da-f]{64})$/;

/** Has the cost of a real hash and belongs to no password, so that a missing account takes as long as a wrong password. */
const decoy = `scrypt$14$8$1$${'0'.repeat(32)}$${'0'.repeat(64)}`;

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Whether a password fits a hash of the form `scrypt$log2N$r$p$salt$hash` (hexadecimal). Without a hash nothing fits,
 * after the same time.
 */
export const fitsPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, log2N, r, p, salt = '', digest = ''] = stored.exec(hash ?? decoy) ?? [];
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const made = await scrypt(password.normalize('NFC'), fromHex(salt), cost);
  const wanted = fromHex(digest);
  let difference = made.length ^ wanted.length;
  made.forEach((byte, at) => (difference |= byte ^ (wanted[at] ?? 0)));
  return hash !== undefined && difference === 0;
};
