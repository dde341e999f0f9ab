import { cutText } from '../cutText';
import { pictureAddress, type AttributeMap } from './pictureAddress';
import { isInvisible, pictureBox, type PictureBox, type Size } from './pictureBox';

interface PictureInput {
  attributes: AttributeMap;
  sources?: readonly AttributeMap[];
  withoutScripts?: AttributeMap | undefined;
  /** Characters that pictures inside the text may still take. */
  pastedLeft: number;
}

/** As wide as a column and higher than wide, but no long strip that is read from above. */
const isUpright = (width: number, height: number) => width >= 400 && height > width && height <= 2 * width;

/** The attributes that say how much room a picture takes; those of `alt` stand between them. */
export const boxAttributes = (
  { width, height, percent, inLine }: PictureBox,
  others: Iterable<[string, string]> = [],
): Map<string, string> => {
  const cache = new Map<string, string>();
  if (width !== undefined) cache.set('width', String(width));
  if (height !== undefined) cache.set('height', String(height));
  for (const [name, value] of others) cache.set(name, value);
  if (percent !== undefined) cache.set('style', `width:${percent}%`);
  if (inLine) cache.set('data-inline', inLine === 'emoji' ? 'emoji' : '');
  else if (width === undefined || height === undefined) cache.set('data-unsized', '');
  else if (isUpright(width, height)) cache.set('data-upright', '');
  return cache;
};

/** Attributes that pictures have in common with every element. */
const common: Readonly<Record<string, RegExp>> = { lang: /^[A-Za-z0-9-]{1,35}$/, dir: /^(?:ltr|rtl|auto)$/ };

/** The text alternative of a picture. */
const textAttributes = (attributes: AttributeMap): Map<string, string> => {
  const cache = new Map([['alt', cutText(attributes.get('alt') ?? '', 1000, 1000)]]);
  const title = attributes.get('title');
  if (title) cache.set('title', cutText(title, 1000, 1000));
  for (const [name, pattern] of Object.entries(common)) {
    const value = attributes.get(name)?.trim() ?? '';
    if (pattern.test(value)) cache.set(name, value);
  }
  return cache;
};

/**
 * The attributes of a picture: its address, its size in the text, lazy loading and no referrer.
 * @returns null when there is no address that can be used, or nothing of it would be seen
 */
export const pictureAttributes = (
  { attributes, pastedLeft, ...candidates }: PictureInput,
  siteOrigin: string,
): Map<string, string> | null => {
  if (isInvisible(attributes)) return null;
  const address = pictureAddress({ attributes, ...candidates }, siteOrigin, pastedLeft);
  if (!address) return null;
  const size: Size | undefined = address.size;
  const box = pictureBox(attributes, size);
  const cache = new Map([['src', address.src]]);
  for (const [name, value] of boxAttributes(box, textAttributes(attributes))) cache.set(name, value);
  cache.set('loading', 'lazy');
  cache.set('decoding', 'async');
  cache.set('referrerpolicy', 'no-referrer');
  return cache;
};
