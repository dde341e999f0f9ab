/** Names starting like this are ours, whatever follows. */
const ownPrefixes = ['UPSTREAM_', 'CSP_EXTRA_', 'PAGE_', 'RATE_LIMIT_'];

/** Whether two words differ by one character more, less or other, or by two neighbours swapped. */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const swapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return swapped || (left.length <= 1 && right.length <= 1);
}

/**
 * Finds variables that were meant for us but have no meaning: they start with one of our prefixes, or are one typing
 * error away from a known name of at least six letters. Everything else in the environment belongs to others.
 */
export function findUnknownSettings(names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const near = known.find((candidate) => candidate.length >= 6 && isOneEditApart(name, candidate));
      if (near) return [`${name} is not a setting; did you mean ${near}?`];
      if (ownPrefixes.some((prefix) => name.startsWith(prefix))) return [`${name} is not a setting.`];
      return [];
    });
}
