import type { SafeHtml } from '../SafeHtml';
import { attributeText, fromAttributeText } from './markup';

/** Other addresses of a picture, by its checked address and what is known of its size in px. */
export type PictureSources = (
  src: string,
  size: { width?: number; height?: number },
) => { src: string; srcset?: string; sizes?: string };

/** A picture as the sanitiser writes it: its address first, and no value contains `>`. */
const picture = /<img src="([^"]*)"([^>]*)>/g;

const numberIn = (attributes: string, name: 'width' | 'height') => {
  const value = new RegExp(` ${name}="(\\d+)"`).exec(attributes)?.[1];
  return value === undefined ? {} : { [name]: Number(value) };
};

/**
 * A sanitised body whose pictures have further addresses; pictures inside the text have their own. The results of `sourcesOf` are not
 * checked again.
 */
export const withPictureSources = (html: SafeHtml, sourcesOf: PictureSources): SafeHtml =>
  html.replace(picture, (tag: string, given: string, others: string) => {
    if (given.startsWith('data:')) return tag;
    const size = { ...numberIn(others, 'width'), ...numberIn(others, 'height') };
    const { src, srcset, sizes } = sourcesOf(fromAttributeText(given), size);
    const added = Object.entries({ src, srcset, sizes })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ` ${name}="${attributeText(value ?? '')}"`);
    return `<img${added.join('')}${others}>`;
  }) as SafeHtml;
