import { safeImageUrl } from '../safeImageUrl';
import { maxPastedLength, pastedPicture } from './pastedPicture';

/** Attributes by name; a repeated name has its first value. */
export type AttributeMap = ReadonlyMap<string, string>;

/** An address that may be emitted, and the size of the picture where the address holds the picture itself. */
export interface PictureAddress {
  src: string;
  size?: { width: number; height: number };
}

/** Where scripts that load pictures late keep the real address; the first that can be used counts. */
const lateAttributes =
  'data-src data-actualsrc data-lazy-src data-original data-lazyload data-lazy data-echo data-real-src data-original-src data-ks-lazyload data-imgsrc data-source real_src original _src file zoomfile lazy-src lazyload'.split(
    ' ',
  );
/** The same, but also used for other addresses: they count only where there is no picture otherwise. */
const weakAttributes = 'data-url data-img data-image data-origin data-large data-full data-href'.split(' ');

/** Names of files that stand for a picture until it is loaded. */
const placeholderName =
  /(?:^|[/_.-])(?:placeholder|loading|lazy(?:load)?|blank|spacer|transparent|pixel|grey|gray|none|default|dot|empty|1x1|holder|space)[\w-]*\.(?:gif|png|jpe?g|svg|webp)$/i;

const isLateName: ReadonlySet<string> = new Set(lateAttributes);

const isPlaceholder = (address: string): boolean =>
  /^\s*data:/i.test(address) || placeholderName.test(address.replace(/[?#].*$/s, ''));

/** How wide a picture the column of a page can use, in pixels of a screen with three to each of CSS. */
const usefulWidth = 1600;

/** Of the candidates of a `srcset`, the largest that is of use: at most 1,600 px or three pixels for one, else the smallest. */
const bestOf = (srcset: string): string | undefined => {
  const candidates = [
    ...srcset.slice(0, 8192).matchAll(/\s*(\S*[^\s,])(?:\s+([\d.]{1,10})([wxh]))?\s*(?:,|$)/g),
  ].map(([, address = '', size = '1', unit = 'x']) => ({
    address,
    width: unit === 'w' ? Number(size) : Number(size) * 533,
  }));
  const sorted = candidates.sort((one, other) => one.width - other.width);
  return (sorted.findLast(({ width }) => width <= usefulWidth) ?? sorted[0])?.address;
};

const ofSources = (attributes: AttributeMap): string[] =>
  ['srcset', 'data-srcset', 'data-lazy-srcset']
    .map((name) => attributes.get(name))
    .flatMap((srcset) => (srcset ? (bestOf(srcset) ?? []) : []));

const valuesOf = (attributes: AttributeMap, names: readonly string[]): string[] =>
  names.flatMap((name) => attributes.get(name) || []);

/** Types of `<source>` that some browsers of the site do not show come last. */
const byTypes = (sources: readonly AttributeMap[]): string[] => {
  const isNew = (source: AttributeMap) => /avif|jxl|heic|svg/i.test(source.get('type') ?? '');
  return [...sources.filter((source) => !isNew(source)), ...sources.filter(isNew)].flatMap((source) => [
    ...ofSources(source),
    ...valuesOf(source, ['src', 'data-src']),
  ]);
};

const toAddress = (value: string, siteOrigin: string, pastedLeft: number): PictureAddress | null => {
  if (/^\s*data:/i.test(value)) {
    const picture = value.length <= Math.min(pastedLeft, maxPastedLength) ? pastedPicture(value) : null;
    return picture && { src: picture.src, size: { width: picture.width, height: picture.height } };
  }
  const src = safeImageUrl(value, { siteOrigin });
  return src === null ? null : { src };
};

interface Candidates {
  /** Attributes of the picture. */
  attributes: AttributeMap;
  /** Those of the `<source>`s beside it. */
  sources?: readonly AttributeMap[];
  /** Those of the picture that a browser without scripts would show in its place. */
  withoutScripts?: AttributeMap | undefined;
}

const hasLateName = (attributes: AttributeMap): boolean => {
  for (const name of attributes.keys()) if (isLateName.has(name)) return true;
  return false;
};

/** The addresses of a picture, those that were meant to be shown first. */
const addressesOf = ({ attributes, sources = [], withoutScripts }: Candidates): string[] => {
  const src = attributes.get('src') ?? '';
  const isUsable = src.trim() !== '' && !isPlaceholder(src);
  // Most pictures have the one address.
  if (isUsable && !withoutScripts && !hasLateName(attributes)) return [src];
  const plain = isUsable ? [src] : [];
  const late = valuesOf(attributes, lateAttributes);
  const inNoscript = withoutScripts ? addressesOf({ attributes: withoutScripts }) : [];
  return [
    ...late.filter((address) => !isPlaceholder(address)),
    ...inNoscript.filter((address) => !isPlaceholder(address)),
    ...plain,
    ...ofSources(attributes),
    ...byTypes(sources),
    ...valuesOf(attributes, weakAttributes),
    ...late,
    ...(src ? [src] : []),
  ];
};

/** A `data:` picture of one or two pixels: a placeholder, or a tracking pixel. */
const isDot = ({ size }: PictureAddress): boolean => size !== undefined && size.width * size.height <= 4;

/**
 * The address of a picture: that of a script that loads pictures late before the placeholder in `src`. Each is checked as `src` is.
 * @param pastedLeft characters that pictures inside the text may still take
 * @returns null when none can be used
 */
export const pictureAddress = (
  candidates: Candidates,
  siteOrigin: string,
  pastedLeft: number,
): PictureAddress | null => {
  for (const value of addressesOf(candidates)) {
    const address = toAddress(value, siteOrigin, pastedLeft);
    if (address && !isDot(address)) return address;
  }
  return null;
};

const fileOnDevice = /^\s*(?:file|blob|cid|content|webkit-fake-url|wxfile|wxlocalresource):/i;
const relativeFile = /^[^:/\\][^:]{0,500}\.(?:png|jpe?g|gif|webp|bmp|svg|heic|tiff?)(?:[?#]|$)/i;

/**
 * Whether a picture that cannot be shown was one for its author: a file of their device, one that is relative to an unknown page, or one
 * in the text that is too long or of another type.
 */
export const hadPicture = ({ attributes }: Candidates): boolean =>
  valuesOf(attributes, ['src', ...lateAttributes]).some((value) => {
    if (/^\s*data:image\//i.test(value)) return value.length > 200;
    return fileOnDevice.test(value) || relativeFile.test(value.trim());
  });
