/** Whether two words differ by one character inserted, removed or replaced, or by two adjacent ones swapped. */
const isOneEditApart = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  const swapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return swapped || (left.length <= 1 && right.length <= 1);
};

interface OwnSettings {
  /** Names of all settings of the program. */
  known: readonly string[];
  /** Any variable that starts with one of these is taken for a setting of the program. */
  prefixes: readonly string[];
}

/**
 * Finds misspelt settings among environment variables: those with one of the program's prefixes, or one typing error away from a known
 * name of at least six letters. Every other variable belongs to another program.
 * @param names of the variables that are set
 * @returns a sentence for each; it never has the value, which may be a password
 */
export const findUnknownSettings = (names: readonly string[], { known, prefixes }: OwnSettings): string[] =>
  names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const near = known.find((candidate) => candidate.length >= 6 && isOneEditApart(name, candidate));
      if (near) return [`${name} is not a setting; did you mean ${near}?`];
      return prefixes.some((prefix) => name.startsWith(prefix)) ? [`${name} is not a setting.`] : [];
    });
