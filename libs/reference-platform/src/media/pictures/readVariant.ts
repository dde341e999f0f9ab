import { failures } from '@share/reference-core';
import { cropLadder, type Variant, variantLadder, type VariantFormat } from './Variant';

const names = ['w', 'h', 'format', 'crop'] as const;
type Name = (typeof names)[number];

const formats: readonly string[] = ['webp', 'avif', 'jpeg'] satisfies VariantFormat[];
const isFormat = (text: string): text is VariantFormat => formats.includes(text);

const crops: readonly string[] = ['centre', 'upper', 'attention'] satisfies Variant['crop'][];
const isCrop = (text: string): text is Variant['crop'] => crops.includes(text);

const readOnce = (query: URLSearchParams, name: Name): string | undefined => {
  const [value, ...further] = query.getAll(name);
  if (further.length > 0) throw failures.invalid(`${name} 只能出现一次`);
  return value;
};

const readLength = (text: string | undefined, name: Name): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw failures.invalid(`${name} 须为 1 至 9999 的整数`);
  return Number(text);
};

const roundUp = (length: number, ladder: readonly number[]): number =>
  ladder.find((step) => step >= length) ?? ladder[ladder.length - 1] ?? length;

const readFormat = (text: string | undefined): VariantFormat | undefined => {
  if (text === undefined || isFormat(text)) return text;
  throw failures.invalid(`format 须为 ${formats.join('、')} 之一`);
};

const readCrop = (text: string | undefined, hasBoth: boolean): Variant['crop'] => {
  if (text === undefined) return 'centre';
  if (!isCrop(text)) throw failures.invalid(`crop 须为 ${crops.join('、')} 之一`);
  if (!hasBoth) throw failures.invalid('crop 须与 w 和 h 一起给出');
  return text;
};

/**
 * The variant a query requests; undefined for the original. Parameters with other names do not count.
 *
 * @throws PlatformFailure for a value that means nothing
 */
export const readVariant = (query: URLSearchParams): Variant | undefined => {
  if (!names.some((name) => query.has(name))) return undefined;
  const width = readLength(readOnce(query, 'w'), 'w');
  const height = readLength(readOnce(query, 'h'), 'h');
  const format = readFormat(readOnce(query, 'format'));
  const hasBoth = width !== undefined && height !== undefined;
  const ladder = hasBoth ? cropLadder : variantLadder;
  return {
    ...(width !== undefined && { width: roundUp(width, ladder) }),
    ...(height !== undefined && { height: roundUp(height, ladder) }),
    ...(format && { format }),
    crop: readCrop(readOnce(query, 'crop'), hasBoth),
  };
};
