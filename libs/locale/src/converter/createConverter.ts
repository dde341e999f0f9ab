import type { TraditionalPhrases } from '../localeConstants';
import { dictionaries } from './dictionaries';
import { createMatcher, replaceMatches } from './createMatcher';

/** A text in 繁體. A text with nothing to convert is returned as it is. */
export type Convert = (text: string) => string;

const hasChinese = /[㐀-鿿豈-﫿\u{20000}-\u{3ffff}]/u;

/**
 * Creates the conversion of OpenCC's `s2twp` or `s2hkp`: a text is cut into known phrases and what is between them; each piece is put
 * into traditional characters, then into the words of the region.
 */
export const createConverter = (region: TraditionalPhrases): Convert => {
  const findPhrase = createMatcher(dictionaries.phrases);
  const findCharacter = createMatcher(dictionaries.characters);
  const findWord = createMatcher(dictionaries[region]);
  const toRegion = (text: string) => replaceMatches(text, findWord);
  const ofPhrases = new Map<string, string>();

  const convertPhrase = (value: string): string => {
    const known = ofPhrases.get(value) ?? toRegion(value);
    ofPhrases.set(value, known);
    return known;
  };

  return (text) => {
    if (!hasChinese.test(text)) return text;
    let converted = '';
    let between = '';
    for (let at = 0; at < text.length;) {
      const phrase = findPhrase(text, at);
      if (phrase) {
        converted += toRegion(between) + convertPhrase(phrase.value);
        between = '';
      } else {
        between += findCharacter(text, at)?.value ?? text[at] ?? '';
      }
      at += phrase?.source.length ?? findCharacter(text, at)?.source.length ?? 1;
    }
    return converted + toRegion(between);
  };
};
