/** Cost of scrypt (RFC 7914): memory and time grow with N = 2^log2N and r. */
export interface ScryptCost {
  log2N: number;
  r: number;
  p: number;
}

/** So many steps pass before other requests get their turn. */
const stepsInARow = 1_024;

const rotated = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

const quarterRound = (x: Int32Array, a: number, b: number, c: number, d: number): void => {
  x[b]! ^= rotated((x[a]! + x[d]!) | 0, 7);
  x[c]! ^= rotated((x[b]! + x[a]!) | 0, 9);
  x[d]! ^= rotated((x[c]! + x[b]!) | 0, 13);
  x[a]! ^= rotated((x[d]! + x[c]!) | 0, 18);
};

/** Salsa20/8, in place. */
const salsa = (block: Int32Array, x: Int32Array): void => {
  x.set(block);
  for (let round = 0; round < 4; round += 1) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 5, 9, 13, 1);
    quarterRound(x, 10, 14, 2, 6);
    quarterRound(x, 15, 3, 7, 11);
    quarterRound(x, 0, 1, 2, 3);
    quarterRound(x, 5, 6, 7, 4);
    quarterRound(x, 10, 11, 8, 9);
    quarterRound(x, 15, 12, 13, 14);
  }
  for (let at = 0; at < 16; at += 1) block[at] = (block[at]! + x[at]!) | 0;
};

/** scryptBlockMix: `from` is mixed into `to`. */
const createMix = (r: number) => {
  const block = new Int32Array(16);
  const scratch = new Int32Array(16);
  return (from: Int32Array, to: Int32Array): void => {
    block.set(from.subarray((2 * r - 1) * 16));
    for (let at = 0; at < 2 * r; at += 1) {
      for (let word = 0; word < 16; word += 1) block[word]! ^= from[at * 16 + word]!;
      salsa(block, scratch);
      to.set(block, ((at >> 1) + (at % 2) * r) * 16);
    }
  };
};

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** scryptROMix. */
const romix = async (words: Int32Array, { log2N, r }: ScryptCost): Promise<Int32Array> => {
  const n = 2 ** log2N;
  const size = 32 * r;
  const memory = new Int32Array(n * size);
  const mix = createMix(r);
  let current = Int32Array.from(words);
  let next = new Int32Array(size);
  for (let step = 0; step < 2 * n; step += 1) {
    if (step % stepsInARow === stepsInARow - 1) await breathe();
    if (step < n) memory.set(current, step * size);
    else {
      const from = (current[size - 16]! & (n - 1)) * size;
      for (let at = 0; at < size; at += 1) current[at]! ^= memory[from + at]!;
    }
    mix(current, next);
    [current, next] = [next, current];
  }
  return current;
};

const toWords = (bytes: Uint8Array): Int32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Int32Array.from({ length: bytes.length / 4 }, (_, at) => view.getInt32(at * 4, true));
};

const toBytes = (words: Int32Array): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, at) => view.setInt32(at * 4, word, true));
  return new Uint8Array(view.buffer);
};

/** scrypt over web cryptography, so that it also runs where there is no Node. Returns 32 bytes. */
export const scrypt = async (
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  cost: ScryptCost,
): Promise<Uint8Array> => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const derive = async (from: Uint8Array<ArrayBuffer>, bytes: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'PBKDF2', hash: 'SHA-256', salt: from, iterations: 1 },
        key,
        bytes * 8,
      ),
    );
  const blockBytes = 128 * cost.r;
  const blocks = await derive(salt, blockBytes * cost.p);
  for (let at = 0; at < blocks.length; at += blockBytes) {
    const mixed = await romix(toWords(blocks.subarray(at, at + blockBytes)), cost);
    blocks.set(toBytes(mixed), at);
  }
  return derive(blocks, 32);
};
