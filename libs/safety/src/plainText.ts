import { cutText, ordinary } from './cutText';
import { decodeText } from './decodeText';
import { wellFormed } from './wellFormed';

/**
 * Control characters except the line feed, direction controls, invisible characters and fillers, and the tags block; but the flags of
 * England, Scotland and the like, which tags make of a black one, as the first group.
 */
const invisible =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\0-\x09\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** A joiner between letters or emoji (with the character before it as its group), or a stray one. */
const joiner =
  /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])|[\u200c\u200d]/gu;
/** Tibetan and Burmese write a syllable with more marks than other scripts; theirs count as part of the letter. */
const addedMark = String.raw`(?![\p{Script=Tibetan}\p{Script=Myanmar}])[\p{Mn}\p{Me}]`;
const stackedMarks = new RegExp(`((?:${addedMark}){2})(?:${addedMark})+`, 'gu');
/** More than any syllable has, in whatever script. */
const endlessMarks = /([\p{Mn}\p{Me}]{6})[\p{Mn}\p{Me}]+/gu;
/** No letter has so many; the work of composing them grows with the square of their number. */
const uncomposable = /(\p{M}{30})\p{M}+/gu;
/** Nothing that is seen: the empty braille pattern is no space to the language, but looks like one. */
const blank = /^[\s\u2800]*$/;

/** More than any one character takes, as people count them; the rest is not even looked at. */
const unitsPerGrapheme = 100;

const beginning = (value: string, maxGraphemes: number | undefined): string =>
  maxGraphemes === undefined ? value : value.slice(0, maxGraphemes * unitsPerGrapheme);

/**
 * Cleans a value that is known to be a text: input of users, and results of `plainText`. Drops characters that could spoof
 * other text or break the layout (direction controls, invisible and control characters, halves of characters, stacked combining
 * marks), composes it (NFC) and trims it. A text without anything to see is empty. Line feeds stay. Doing it twice changes nothing. A number
 * becomes its digits; any other value becomes the empty string.
 * @param maxGraphemes keep at most this many characters as visitors count them
 */
export const cleanText = (value: unknown, maxGraphemes?: number): string => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  const given = beginning(value, maxGraphemes);
  // None of the rules below applies to it.
  if (ordinary.test(given)) return given.trim().slice(0, maxGraphemes).trim();
  const text = wellFormed(given)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(invisible, '$1')
    .replace(joiner, (match, before: string | undefined) => (before ? match : ''))
    .replace(uncomposable, '$1')
    .normalize('NFC')
    .replace(stackedMarks, '$1')
    .replace(endlessMarks, '$1')
    .trim();
  const preserved = maxGraphemes === undefined ? text : cutText(text, maxGraphemes).trim();
  return blank.test(preserved) ? '' : preserved;
};

/**
 * The text of a field of the platform that is shown as text: titles, summaries, aliases, labels, file names. Markup in the
 * field is decoded once (`decodeText`), so the result must not be passed in again: that is for `cleanText`, which cleans
 * this one too.
 * @param maxGraphemes keep at most this many characters as visitors count them
 */
export const plainText = (value: unknown, maxGraphemes?: number): string =>
  cleanText(typeof value === 'string' ? decodeText(beginning(value, maxGraphemes)) : value, maxGraphemes);
