/** A stream of repeatable pseudo-random choices (mulberry32). */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One of the entries. */
  pick<T>(entries: readonly T[]): T;
  /** All entries in a new order. */
  shuffle<T>(entries: readonly T[]): T[];
}

/** 32-bit FNV-1a hash of a text: the seed for everything that belongs to that text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A stream that depends on the given text alone, so that one item never shifts the choices of another. */
export function createRandom(text: string): Random {
  let state = hashText(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (entries) => entries[int(0, entries.length - 1)]!,
    shuffle: (entries) => {
      const order = [...entries];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [order[last], order[other]] = [order[other]!, order[last]!];
      }
      return order;
    },
  };
}

const ID_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An eight-character id that depends on the text alone. */
export function idFrom(text: string): string {
  const random = createRandom(`id:${text}`);
  return Array.from({ length: 8 }, () => ID_LETTERS[random.int(0, ID_LETTERS.length - 1)]).join('');
}
