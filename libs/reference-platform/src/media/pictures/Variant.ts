/** Kinds of files a variant can be. */
export type VariantFormat = 'webp' | 'avif' | 'jpeg';

/** A picture as it was requested, after rounding. */
export interface Variant {
  width?: number;
  height?: number;
  format?: VariantFormat;
  /** Which part stays when both lengths are given; `upper`: three tenths of what is cut off a high picture are above. */
  crop: 'centre' | 'upper' | 'attention';
}

/** Widths and heights a variant can have; others are rounded up, so that there are few variants of a picture. */
export const variantLadder: readonly number[] = [
  96, 120, 160, 200, 224, 240, 280, 320, 336, 360, 420, 480, 560, 640, 670, 750, 828, 960, 1080, 1242, 1440,
  1680, 2000,
];

/** Lengths of share cards, which a variant with both lengths has exactly, and heights of cards in lists. */
export const cropLadder: readonly number[] = [...variantLadder, 150, 300, 450, 630, 1200].sort(
  (a, b) => a - b,
);
