import { decodeReference } from './decodeReference';

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|[a-z][a-z\d]*);/gi;

const isHalf = (code: number): boolean => code >= 0xd800 && code < 0xe000;

/**
 * Some programs write each half of an emoji as a number. Spaces of other widths, and those that keep words together, are no part of a
 * text: they would hold its lines together. No character is left in place of one that does not exist.
 */
const decode = (text: string): string =>
  text.replace(reference, (given, decimal?: string, hex?: string) => {
    const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
    if (isHalf(code)) return String.fromCharCode(code);
    return decodeReference(given)
      .replace(/\p{Zs}/gu, ' ')
      .replace('\ufffd', '');
  });

/** A text that stands in an element of its own, as fields of an editor for markup do. */
const inElement = /^\s*<(p|div|span|h[1-6])(?:\s[^<>]*)?>[^]*<\/\1\s*>\s*$/i;

const withoutTags = (text: string): string =>
  text.replace(/<\/(?:p|div|h[1-6]|li)\s*>/gi, '\n').replace(/<\/?[a-z][^<>]*>/gi, '');

/**
 * The text of a field of the platform that many programs fill with markup, although it is a text: character references are decoded
 * once, line breaks and the tags around the text are dropped. Other tags stay as they are: a text about tags. The result is not
 * cleaned, and is no markup: it must be escaped where it becomes part of any.
 */
export const decodeText = (text: string): string => {
  if (!/[&<]/.test(text)) return text;
  const broken = text.replace(/<br\s*\/?>/gi, '\n');
  return decode(inElement.test(broken) ? withoutTags(broken) : broken);
};
