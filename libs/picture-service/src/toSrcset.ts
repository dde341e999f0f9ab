import type { PictureService } from './PictureService';
import { variantOf } from './variantOf';

interface SrcsetOptions {
  /** In px of the screen, rising. */
  widths: readonly number[];
  /** Width by height of the box that the picture is cropped to; absent: it is seen whole. */
  ratio?: number | undefined;
  /** Size of the file, if known: nothing wider is requested. */
  width?: number | undefined;
  height?: number | undefined;
}

/** The share of pixels for visitors who save data. */
export const savingStep = 1.5;

/** A candidate that is hardly larger than another one is left out. */
const leastStep = 1.1;

/** Where a head is seen that looks out of an upright picture: as much of what is cut off is cut off above (`FilledBox` of `ui`). */
const partAbove = 0.3;

/**
 * The candidates of a picture for `srcset`; undefined where it is only there as it is. The service crops a picture to its box: one that is
 * wider at its middle, one that is higher in its upper part, or not at all where it cannot do so.
 */
export const toSrcset = (
  service: PictureService | undefined,
  src: string,
  { widths, ratio = Infinity, width = Infinity, height = Infinity }: SrcsetOptions,
): string | undefined => {
  // Without a size it is no number: the picture counts as wider.
  const fits = Math.abs(width / height / ratio - 1) < 0.02;
  const widest = Math.floor(Math.min(width, height * ratio));
  const smaller = widths.filter((each) => each * leastStep <= widest);
  const candidates = smaller.length < widths.length ? [...smaller, widest] : smaller;
  return (
    candidates
      .map((each) => {
        const box = fits ? 0 : Math.round(each / ratio);
        const top = Math.round(((each * height) / width - box) * partAbove);
        const variant = variantOf(service, src, { width: each, height: box, top });
        return variant && `${variant} ${Math.round(each * (service?.savesData ? savingStep : 1))}w`;
      })
      .filter(Boolean)
      .join() || undefined
  );
};
