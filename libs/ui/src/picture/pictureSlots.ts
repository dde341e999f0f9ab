import { toSrcset, type PictureService } from '@share/picture-service';

/** The box of a slot and its candidates. */
type Slot = readonly [
  /** Share of the width of the screen. */
  percent: number,
  /** Width of gutters and gaps, in px; `--gutter` is 16 px below 360 px. */
  gaps: number,
  /** Where the page is widest, in px. */
  widest: number,
  /**
   * Exactly two px of the screen for each of the box on a screen of 375, and from there to three on one of 430 in steps that make
   * little difference: each further candidate is in every document. Two on the narrowest.
   */
  widths: readonly number[],
];

const slots = {
  /** From edge to edge of the page. */
  page: [100, 0, 640, [640, 750, 828, 1080, 1170, 1290]],
  /** Between the gutters. */
  column: [100, 40, 600, [576, 670, 750, 1005, 1170]],
  /** Parts of the column with 4 px between them, or 8. */
  'two-thirds': [66.7, 28, 399, [446, 670]],
  half: [50, 24, 296, [328, 492]],
  third: [33.3, 15, 198, [224, 336]],
} satisfies Record<string, Slot>;

/**
 * Where a picture stands: by name, or the width of its box in px where that is the same on every screen. `gallery`: whole between the bars
 * of a gallery and the room for its text (`GalleryStage.styles.ts`).
 */
export type PictureSlot = number | 'gallery' | keyof typeof slots;

interface SlotPicture {
  src: string;
  /** A small picture of the platform's own, for boxes inside the column where the service has none. */
  thumb?: string | undefined;
  slot: PictureSlot;
  /** Width by height of its box; absent: it is seen whole, or its box has no fixed shape. */
  ratio?: number | undefined;
  /** Size of the file in px, if known. */
  width?: number | undefined;
  height?: number | undefined;
}

const sizesOf = ([percent, gaps, widest]: Slot): string => {
  const less = (px: number) => (px > 0 ? `calc(${percent}vw - ${px}px)` : `${percent}vw`);
  const narrow = gaps > 0 ? `(max-width:359px) ${less(gaps - Math.round(percent * 0.08))},` : '';
  return `(min-width:640px) ${widest}px,${narrow}${less(gaps)}`;
};

/**
 * The addresses of a picture, for an `<img>`. Every browser reads `src`, which also remains when the service fails. In the order
 * in which a browser has to get them: it loads by what it knows.
 */
export const toSources = (
  service: PictureService | undefined,
  { src, thumb, slot, ...picture }: SlotPicture,
): { sizes?: string; srcSet?: string; src: string } => {
  const isFixed = typeof slot === 'number';
  const named = isFixed ? undefined : slots[slot === 'gallery' ? 'page' : slot];
  // The third px of a portrait beside a name cannot be seen; a page has many.
  const widths = named?.[3] ?? (Number(slot) > 44 ? [2, 3] : [2]).map((each) => each * Number(slot));
  const srcSet = toSrcset(service, src, { widths, ...picture });
  const small = named?.[1] === 0 ? undefined : thumb;
  if (!srcSet) return { src: small ?? src };
  const { width = 3, height = 2 } = picture;
  const inGallery = `min(100vw,calc((100vh - 276px)*${(width / height).toFixed(2)}))`;
  const sizes = named ? sizesOf(named) : `${slot}px`;
  return { sizes: slot === 'gallery' ? inGallery : sizes, srcSet, src: small ?? src };
};
