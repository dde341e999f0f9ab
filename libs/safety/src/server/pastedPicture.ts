import { rasterSize, type RasterPicture } from './rasterSize';

/** Characters of one picture that is part of the text: about 500 kB of picture. */
export const maxPastedLength = 700_000;
/** Characters of all of them in one article, so that its document stays bounded. */
export const maxPastedTotal = 1_000_000;

interface PastedPicture {
  src: string;
  width: number;
  height: number;
}

const pasted = /^\s*data:image\/(?:png|jpe?g|pjpeg|gif|webp|x-png)\s*(?:;[a-z-]+=[\w.-]*)?;\s*base64\s*,/i;

const sizeOf = ({ width, height }: RasterPicture) => ({ width, height });

/**
 * Checks a picture that was pasted into the text (`data:`): a raster type whose first bytes are of that type, with a size, at most
 * {@link maxPastedLength} characters long. An SVG is none. The type that is emitted is that of the bytes.
 */
export const pastedPicture = (value: string): PastedPicture | null => {
  if (value.length > maxPastedLength) return null;
  const [head = ''] = pasted.exec(value) ?? [];
  if (head === '') return null;
  const data = value
    .slice(head.length)
    .replace(/%0[ad]|%20|\s+/gi, '')
    .replace(/%2b/gi, '+')
    .replace(/%2f/gi, '/')
    .replace(/%3d/gi, '=');
  const [, bytes = ''] = /^([A-Za-z0-9+/]{16,})={0,2}$/.exec(data) ?? [];
  if (bytes === '' || bytes.length % 4 === 1) return null;
  const picture = rasterSize(atob(bytes));
  return picture ? { src: `data:image/${picture.type};base64,${data}`, ...sizeOf(picture) } : null;
};
