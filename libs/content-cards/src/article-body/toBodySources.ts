import { toSrcset, variantOf, type PictureService } from '@share/picture-service';

/** A picture that is drawn no wider, such as a smile or a formula, is small as it is. */
const smallest = 100;

/** Width of the page where it is widest: from there on the size that a text gives is that of the file. */
const widest = 640;

/** Of a picture whose own width is not known; it is drawn in its own size, at most as wide as the page. */
const widthOfUnknown = 1080;

/** Fewer than elsewhere, because a text may have many pictures. */
const widths = [750, 828, 1080, 1290];

/**
 * The addresses of a picture in the text of an item, by the size that the text gives for it: it is drawn as wide as that, at most as
 * wide as the page.
 */
export const toBodySources = (
  pictures: PictureService,
  src: string,
  { width, height }: { width?: number; height?: number },
): { src: string; srcset?: string; sizes?: string } => {
  if (width !== undefined && width <= smallest) return { src };
  if (width === undefined) {
    const variant = variantOf(pictures, src, { width: widthOfUnknown });
    return { src, ...(variant && { srcset: `${variant} 1x` }) };
  }
  if (width >= widest) {
    const srcset = toSrcset(pictures, src, { widths, width, height });
    return { src, ...(srcset && { srcset, sizes: `(min-width:${widest}px) ${widest}px,100vw` }) };
  }
  const srcset = toSrcset(pictures, src, { widths: [width * 2, width * 3] });
  return { src, ...(srcset && { srcset, sizes: `(max-width:${width}px) 100vw,${width}px` }) };
};
