import { cleanText, cutText } from '@share/safety';

/** The platform searches for at most so many characters, counted as the language does. */
export const longestWord = 50;

/** A field never holds more; the site's server ignores longer values of an address. */
export const longestInput = 500;

export interface SearchWord {
  /** The words of the search; empty: none. */
  word: string;
  /** The text was longer than what is searched for. */
  isCut: boolean;
}

/** The words of the search for this text of a visitor: on one line, composed (NFC), trimmed, at most 50 characters. */
export const toSearchWord = (text: string): SearchWord => {
  const whole = cleanText(cutText(text, longestInput, longestInput)).replace(/\s+/g, ' ');
  return {
    word: cleanText(cutText(whole, longestWord, longestWord)),
    isCut: whole.length > longestWord || text.length > longestInput,
  };
};
