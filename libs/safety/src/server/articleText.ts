import { cleanText } from '../plainText';
import type { SafeHtml } from '../SafeHtml';

const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/**
 * The text of a sanitised article on one line, for descriptions and share cards. Relies on the sanitiser's output, in which
 * every `<` starts a tag and no attribute value contains `<` or `>`.
 * @param maxGraphemes keep at most this many characters.
 */
export const articleText = (html: SafeHtml, maxGraphemes?: number): string => {
  const text = html
    // Notes about parts that the page does not show.
    .replace(/<span data-omitted="[a-z]+">.*?<\/span>/gs, ' ')
    .replace(/<\/?(?:strong|em|b|i|u|s|del|ins|sub|sup|mark|small|code|a|span|abbr|time)(?: [^<>]*)?>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:lt|gt|amp);/g, (reference) => characters[reference] ?? '')
    .replace(/\s+/g, ' ');
  return cleanText(text, maxGraphemes);
};
