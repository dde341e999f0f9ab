import { toLength, toPixels, type Length } from './lengths';
import type { AttributeMap } from './pictureAddress';
import { styleValues } from './styleDeclarations';

export interface Size {
  width: number;
  height: number;
}

/** The room of a picture in the text. */
export interface PictureBox {
  width?: number;
  height?: number;
  /** A share of the column, from 1 to 100, that the author gave. */
  percent?: number;
  /** Stands in the line: `emoji` as high as the text, `own` in its own size. */
  inLine?: 'emoji' | 'own';
}

/** A picture that is no higher is part of a line of text. */
const lineHeight = 48;
/** Beyond this height for its width a picture's size is not believed. */
const steepest = 50;
const largest = 99_999;

const emojiClass = /(?:^|[\s_-])(?:wx)?(?:emoji|emoticon|emotion|smil(?:ey|ie|e)|qqface)(?=$|[\s_\d-])/i;
const inlineClass =
  /(?:^|[\s_-])(?:inline(?!-block)|formula|latex|katex|mathjax|tex|math|equation|icon|kfformula)(?=$|[\s_\d-])/i;

const numberOf = (value: string | undefined): number | undefined => {
  const number = Number(value);
  return value?.trim() && number > 0 && number <= largest ? number : undefined;
};

const first = (attributes: AttributeMap, names: readonly string[]): number | undefined => {
  for (const name of names) {
    const value = attributes.get(name);
    const pixels = value === undefined ? null : toPixels(value);
    if (pixels !== null) return Number(pixels);
  }
  return undefined;
};

const hasData = (attributes: AttributeMap): boolean => {
  for (const name of attributes.keys()) if (name.startsWith('data-')) return true;
  return false;
};

/** The picture's own size, as an editor or a script wrote it down, and its height for a width of 1. */
const ownSize = (attributes: AttributeMap): { width?: number | undefined; ratio?: number | undefined } => {
  if (!hasData(attributes)) return {};
  const [, w, h] = /^(\d{1,5})[x*,](\d{1,5})$/.exec(attributes.get('data-size') ?? '') ?? [];
  const width =
    first(attributes, [
      'data-w',
      'data-rawwidth',
      'data-natural-width',
      'data-original-width',
      'data-width',
    ]) ?? numberOf(w);
  const height =
    first(attributes, [
      'data-rawheight',
      'data-natural-height',
      'data-original-height',
      'data-height',
      'data-h',
    ]) ?? numberOf(h);
  const ratio = numberOf(attributes.get('data-ratio')) ?? (width && height ? height / width : undefined);
  return { width, ratio };
};

/** `aspect-ratio: 3 / 2` as the height for a width of 1. */
const styledRatio = (value: string | undefined): number | undefined => {
  const [, width, height = '1'] =
    /^(?:auto )?([\d.]{1,8})(?: ?\/ ?([\d.]{1,8}))?(?: auto)?$/.exec(value ?? '') ?? [];
  return width && Number(width) > 0 ? Number(height) / Number(width) : undefined;
};

interface Given {
  width: Length;
  height: Length;
  maxWidth: number;
  attributeWidth: number | undefined;
  attributeHeight: number | undefined;
  styles: ReadonlyMap<string, string>;
}

const noStyles: ReadonlyMap<string, string> = new Map();

const given = (attributes: AttributeMap): Given => {
  const style = attributes.get('style');
  const styles = style ? styleValues(style) : noStyles;
  const attributeWidth = toLength(attributes.get('width'));
  const attributeHeight = toLength(attributes.get('height'));
  const isSet = (property: string) => styles.has(property);
  const styledWidth = toLength(styles.get('width'));
  const maxWidth = toLength(styles.get('max-width'));
  return {
    width: isSet('width') && styles.get('width') !== 'auto' ? styledWidth : attributeWidth,
    height:
      isSet('height') && styles.get('height') !== 'auto' ? toLength(styles.get('height')) : attributeHeight,
    maxWidth: maxWidth.px ?? Infinity,
    attributeWidth: attributeWidth.px,
    attributeHeight: attributeHeight.px,
    styles,
  };
};

/** The height for a width of 1: the picture's own before the one that the author's two lengths make. */
const ratioOf = (own: number | undefined, { styles, width, height, ...by }: Given): number | undefined => {
  const byAttributes =
    by.attributeWidth && by.attributeHeight ? by.attributeHeight / by.attributeWidth : undefined;
  const byStyle = width.px && height.px ? height.px / width.px : undefined;
  const ratio = own ?? styledRatio(styles.get('aspect-ratio')) ?? byAttributes ?? byStyle;
  return ratio !== undefined && ratio <= steepest && ratio >= 1 / (2 * steepest) ? ratio : undefined;
};

const inLineOf = (attributes: AttributeMap, box: PictureBox, heightGiven: number | undefined) => {
  const marked = attributes.get('data-inline');
  const names = attributes.get('class')?.slice(0, 500) ?? '';
  const { width, height = heightGiven } = box;
  const isSmall =
    (height !== undefined && height <= lineHeight) ||
    (width !== undefined && width <= lineHeight && (height ?? 0) <= 2 * lineHeight);
  if (isSmall) return 'own';
  if (height !== undefined && height > 2 * lineHeight) return undefined;
  if (marked === 'emoji' || (emojiClass.test(names) && !inlineClass.test(names)))
    return width ? 'own' : 'emoji';
  return marked !== undefined || inlineClass.test(names) ? 'own' : undefined;
};

const rounded = (value: number): number => Math.min(largest, Math.max(1, Math.round(value)));

/**
 * The room of a picture in the text, by all that its attributes say. Width and height come together when the shape is known; a width
 * alone is the one that the author gave.
 * @param known the size of the picture, where it has been read
 */
export const pictureBox = (attributes: AttributeMap, known?: Size): PictureBox => {
  const own = ownSize(attributes);
  const by = given(attributes);
  const ratio = ratioOf(known ? known.height / known.width : own.ratio, by);
  const byHeight = by.height.px && ratio && !by.width.percent ? by.height.px / ratio : undefined;
  const authors = by.width.px ?? (by.width.percent === undefined ? byHeight : undefined);
  const width = authors ?? known?.width ?? own.width ?? by.attributeWidth;
  const shown = width && (by.width.percent === undefined ? Math.min(width, by.maxWidth) : width);
  const box: PictureBox = {};
  if (ratio !== undefined) {
    const base = shown ?? (by.maxWidth < Infinity ? by.maxWidth : 1000);
    Object.assign(box, { width: rounded(base), height: rounded(base * ratio) });
    // Without any width only the shape is known: the column's own is taken.
    if (shown === undefined && by.maxWidth === Infinity) box.percent = 100;
  } else if (authors && by.width.percent === undefined) box.width = rounded(Math.min(authors, by.maxWidth));
  else if (by.maxWidth < Infinity) box.width = rounded(by.maxWidth);
  if (by.width.percent !== undefined && by.width.percent >= 1) box.percent = rounded(by.width.percent);
  const inLine = by.width.percent === undefined ? inLineOf(attributes, box, by.height.px) : undefined;
  return inLine ? { ...box, inLine } : box;
};

/** Whether the author hides the picture, or made it of one pixel: it counts visitors, and is no content. */
export const isInvisible = (attributes: AttributeMap): boolean => {
  if (attributes.has('hidden')) return true;
  const { width, height, styles } = given(attributes);
  const isDot = (length: Length) => length.px !== undefined && length.px <= 1;
  return styles.get('display') === 'none' || (isDot(width) && isDot(height));
};
