/** A width or height as an author gave it: in CSS pixels, or as a share of the column from 0 to 100. */
export interface Length {
  px?: number;
  percent?: number;
}

/** Pixels per unit; an `em` is that of normal text. */
const pixelsPerUnit: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  em: 16,
  rem: 16,
  ex: 8,
  rpx: 0.5,
};

const length =
  /^\s*(\d{1,5}(?:\.\d{1,6})?|\.\d{1,6})\s*(px|pt|pc|in|cm|mm|r?em|ex|rpx|%|vw)?\s*(?:!important)?\s*$/i;

/** Reads `677px`, `5.2in`, `50%` or a bare number; anything else, such as `auto` or `calc(…)`, gives nothing. */
export const toLength = (value: string | undefined): Length => {
  const [, number = '', unit = ''] = length.exec(value ?? '') ?? [];
  if (number === '') return {};
  const name = unit.toLowerCase();
  if (name === '%' || name === 'vw') return { percent: Math.min(100, Number(number)) };
  return { px: Number(number) * (pixelsPerUnit[name] ?? 1) };
};

/** A whole number of pixels of one to five digits, as an attribute has it; null for anything else. */
export const toPixels = (value: string): string | null =>
  /^\s*([1-9]\d{0,4})(?:\.\d{1,6})?(?:px)?\s*$/.exec(value)?.[1] ?? null;
