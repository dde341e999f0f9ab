import type { SafeHtml } from '../SafeHtml';
import { attributeText, fromAttributeText } from './markup';
import { boxAttributes } from './pictureAttributes';
import { pictureBox, type Size } from './pictureBox';

/** A picture whose size the markup does not tell, as the sanitiser writes it: no value contains `>`. */
const unsizedPicture = /<img src="([^"]*)"([^>]* data-unsized="")([^>]*)>/g;
const sign = /^<img src="([^"]*)"/;

const hasUnsized = (html: string): boolean => html.includes(' data-unsized=""');

/** Addresses of the pictures of a sanitised body whose size is not known yet, each once; those inside the text have theirs. */
export const unsizedPictures = (html: SafeHtml): string[] => {
  if (!hasUnsized(html)) return [];
  const found = [...html.matchAll(unsizedPicture)].map(([, src = '']) => fromAttributeText(src));
  return [...new Set(found)].filter((src) => !src.startsWith('data:'));
};

const attributesIn = (markup: string): Map<string, string> =>
  new Map(
    [...markup.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      fromAttributeText(value),
    ]),
  );

/**
 * The same body with the sizes of pictures that are known now.
 * @param sizeOf by the address of a picture
 */
export const withPictureSizes = (html: SafeHtml, sizeOf: (src: string) => Size | undefined): SafeHtml => {
  if (!hasUnsized(html)) return html;
  return html.replace(unsizedPicture, (tag: string, src: string, before: string, after: string) => {
    const size = sizeOf(fromAttributeText(src));
    if (!size) return tag;
    const all = [...attributesIn(before)];
    const given = new Map(all.filter(([name]) => /^(?:width|height|style)$/.test(name)));
    const others = all.filter(([name]) => !given.has(name) && name !== 'data-unsized');
    const preserved = boxAttributes(pictureBox(given, size), others);
    const written = [...preserved].map(([name, value]) => ` ${name}="${attributeText(value)}"`).join('');
    return `${sign.exec(tag)?.[0] ?? ''}${written}${after}>`;
  }) as SafeHtml;
};
