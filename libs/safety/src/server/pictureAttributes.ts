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
  const kept = new Map<string, string>();
  if (width !== undefined) kept.set('width', String(width));
  if (height !== undefined) kept.set('height', String(height));
  for (const [name, value] of others) kept.set(name, value);
  if (percent !== undefined) kept.set('style', `width:${percent}%`);
  if (inLine) kept.set('data-inline', inLine === 'emoji' ? 'emoji' : '');
  else if (width === undefined || height === undefined) kept.set('data-unsized', '');
  else if (isUpright(width, height)) kept.set('data-upright', '');
  return kept;
};

/** Attributes that pictures have in common with every element. */
const common: Readonly<Record<string, RegExp>> = { lang: /^[A-Za-z0-9-]{1,35}$/, dir: /^(?:ltr|rtl|auto)$/ };

/** The text alternative of a picture. */
const textAttributes = (attributes: AttributeMap): Map<string, string> => {
  const kept = new Map([['alt', cutText(attributes.get('alt') ?? '', 1000, 1000)]]);
  const title = attributes.get('title');
  if (title) kept.set('title', cutText(title, 1000, 1000));
  for (const [name, pattern] of Object.entries(common)) {
    const value = attributes.get(name)?.trim() ?? '';
    if (pattern.test(value)) kept.set(name, value);
  }
  return kept;
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
  const kept = new Map([['src', address.src]]);
  for (const [name, value] of boxAttributes(box, textAttributes(attributes))) kept.set(name, value);
  kept.set('loading', 'lazy');
  kept.set('decoding', 'async');
  kept.set('referrerpolicy', 'no-referrer');
  return kept;
};
