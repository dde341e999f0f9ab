interface Match {
  source: string;
  value: string;
}

/** The longest entry of some dictionaries that stands at a place of a text. */
export type FindMatch = (text: string, at: number) => Match | undefined;

/**
 * Reads dictionaries (`source replacement|…`), of which an earlier one wins. Ready in a tenth of the time and memory of a tree of characters:
 * a phone does this too.
 */
export const createMatcher = (dictionaries: readonly string[]): FindMatch => {
  const values = new Map<string, string>();
  /** Lengths of the entries that begin with a character, longest first. */
  const lengths = new Map<string, number[]>();
  for (const entry of dictionaries.flatMap((dictionary) => dictionary.split('|'))) {
    const space = entry.indexOf(' ');
    const source = entry.slice(0, space);
    if (space < 1 || values.has(source)) continue;
    values.set(source, entry.slice(space + 1));
    const known = lengths.get(source[0] ?? '');
    if (!known) lengths.set(source[0] ?? '', [space]);
    else if (!known.includes(space)) known.push(space);
  }
  for (const known of lengths.values()) known.sort((one, other) => other - one);

  return (text, at) => {
    for (const length of lengths.get(text[at] ?? '') ?? []) {
      const source = text.slice(at, at + length);
      const value = values.get(source);
      if (value !== undefined) return { source, value };
    }
    return undefined;
  };
};

/** A text with each entry that is found replaced, from its beginning on. */
export const replaceMatches = (text: string, find: FindMatch): string => {
  let replaced = '';
  for (let at = 0; at < text.length;) {
    const match = find(text, at);
    replaced += match?.value ?? text[at] ?? '';
    at += match?.source.length ?? 1;
  }
  return replaced;
};
