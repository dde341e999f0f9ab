import { dictionaries } from './dictionaries';

const entriesOf = (texts: readonly string[]): string[][] =>
  texts.flatMap((text) => text.split('|')).map((entry) => entry.split(' '));

const { characters, phrases, tw, hk } = dictionaries;

/** Characters that stand in no traditional text: OpenCC replaces them, and nothing has them afterwards. */
const readSimplifiedOnly = (): Set<string> => {
  const simplified = new Set(
    entriesOf(characters).flatMap(([source = '', value]) => (source === value ? [] : [source])),
  );
  for (const [, value = ''] of entriesOf([...characters, ...phrases, ...tw, ...hk]))
    for (const character of value) simplified.delete(character);
  return simplified;
};

let simplifiedOnly: Set<string> | undefined;

/** The characters of a text that only 简体 has: none in a text that has been converted. */
export const findSimplified = (text: string): string[] => {
  simplifiedOnly ??= readSimplifiedOnly();
  return [...text].filter((character) => simplifiedOnly?.has(character));
};
