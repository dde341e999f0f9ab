import type sharpModule from 'sharp';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import type { Variant, VariantFormat } from './Variant';

/** The encoder; an optional package of the platform. */
export type SharpModule = typeof sharpModule;

/** Larger pictures are not opened: their pixels would not fit into memory. */
const maxInputPixels = 64_000_000;

/** The longest side each kind of file can have. */
const longestSide: Record<VariantFormat, number> = { webp: 16_383, avif: 16_384, jpeg: 65_500 };

/** The last step of the ladder is the widest variant. */
const widest = 2_000;

/** A share card is a square JPEG of at most 300 pixels; chat apps refuse one of more than 32 kB. */
const shareCard = { longest: 320, maxBytes: 32_000 };

const isShareCard = ({ width, height, format }: Variant): boolean =>
  format === 'jpeg' && width !== undefined && width === height && width <= shareCard.longest;

/** Pixels of a picture as it is seen: a camera held upright writes its rows sideways. */
const seenSize = ({ width, height, pageHeight, orientation = 1 }: Metadata): [number, number] => {
  const rows = pageHeight ?? height;
  return orientation >= 5 ? [rows, width] : [width, rows];
};

/** Of the part that `upper` cuts off. */
const partAbove = 0.3;

const resize = (image: Sharp, variant: Variant & { format: VariantFormat }, metadata: Metadata): Sharp => {
  const [width, height] = seenSize(metadata);
  if (variant.width !== undefined && variant.height !== undefined) {
    const scale = Math.min(1, width / variant.width, height / variant.height);
    const box = {
      width: Math.max(1, Math.round(variant.width * scale)),
      height: Math.max(1, Math.round(variant.height * scale)),
    };
    const rows = Math.round((height * box.width) / width);
    if (variant.crop === 'upper' && rows > box.height)
      return image
        .resize({ width: box.width, height: rows, fit: 'fill' })
        .extract({ left: 0, top: Math.round((rows - box.height) * partAbove), ...box });
    return image.resize({
      ...box,
      fit: 'cover',
      position: variant.crop === 'attention' ? 'attention' : 'centre',
    });
  }
  const scale = Math.min(
    1,
    (variant.width ?? widest) / width,
    (variant.height ?? Infinity) / height,
    longestSide[variant.format] / height,
  );
  if (scale === 1) return image;
  return image.resize({
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: 'fill',
  });
};

const toJpeg = async (image: Sharp, maxBytes: number): Promise<Buffer> => {
  const flat = image.flatten({ background: '#fff' });
  for (let quality = 78; ; quality -= 10) {
    const bytes = await flat.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= maxBytes || quality < 20) return bytes;
  }
};

/** A visitor waits for the first encoding. Effort 2 takes half as long again as 1 and saves 2 %; a large picture gets none. */
const avifEffort = (pixels: number): number => (pixels > 1_500_000 ? 0 : 1);

/** Decodes, turns upright, makes smaller and encodes; without metadata, in sRGB. */
export const encodeVariant = async (
  sharp: SharpModule,
  bytes: Uint8Array,
  variant: Variant & { format: VariantFormat },
  density?: number,
): Promise<Uint8Array> => {
  const options: SharpOptions = { failOn: 'error', limitInputPixels: maxInputPixels };
  if (density !== undefined) options.density = density;
  const metadata = await sharp(bytes, { ...options, animated: true }).metadata();
  const isMoving = (metadata.pages ?? 1) > 1 && variant.format === 'webp';
  const image = sharp(bytes, { ...options, animated: isMoving }).autoOrient();
  const still = isMoving ? { ...variant, crop: 'centre' as const } : variant;
  const resized = resize(image, still, metadata);
  if (variant.format === 'jpeg') return toJpeg(resized, isShareCard(variant) ? shareCard.maxBytes : Infinity);
  if (variant.format === 'webp') return resized.webp({ quality: 75, effort: 2 }).toBuffer();
  const [width, height] = seenSize(metadata);
  const pixels = width * height * Math.min(1, (variant.width ?? widest) / width) ** 2;
  return resized.avif({ quality: 50, effort: avifEffort(pixels) }).toBuffer();
};
