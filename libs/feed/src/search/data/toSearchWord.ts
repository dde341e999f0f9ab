import { plainText } from '@share/safety';

/** The platform searches for at most so many characters, counted as the language does. */
export const longestWord = 50;

/** A field never holds more; the site's server ignores longer values of an address. */
export const longestInput = 500;

export interface SearchWord {
  /** What is searched for; empty: nothing. */
  word: string;
  /** The text was longer than what is searched for. */
  isCut: boolean;
}

/** No character of a reader is cut in two. */
const cut = (text: string): string => {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > longestWord) break;
    kept += character;
  }
  return plainText(kept);
};

/** What is searched for when a reader has written this text: on one line, composed (NFC), trimmed, at most 50 characters. */
export const toSearchWord = (text: string): SearchWord => {
  const whole = plainText(text.slice(0, longestInput)).replace(/\s+/g, ' ');
  return { word: cut(whole), isCut: whole.length > longestWord || text.length > longestInput };
};
