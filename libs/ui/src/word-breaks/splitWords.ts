/** Lengths of the pieces are written in it, one digit each. */
export const base = 36;

/** The pieces of a title that `words` describes (`titleWords`). */
export const splitWords = (title: string, words: string): string[] => {
  let start = 0;
  return Array.from(words, (length) => title.slice(start, (start += parseInt(length, base))));
};
