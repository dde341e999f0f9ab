/** A picture that is part of a text, as its bytes tell. */
export interface RasterPicture {
  type: 'png' | 'jpeg' | 'gif' | 'webp';
  width: number;
  height: number;
}

type Size = Pick<RasterPicture, 'width' | 'height'>;

/** Bytes as the characters of a string (`atob`). */
const createByteView = (bytes: string) => {
  const byte = (index: number) => bytes.charCodeAt(index) || 0;
  return {
    byte,
    big16: (index: number) => byte(index) * 256 + byte(index + 1),
    little16: (index: number) => byte(index) + byte(index + 1) * 256,
    little24: (index: number) => byte(index) + byte(index + 1) * 256 + byte(index + 2) * 65_536,
  };
};
type ByteView = ReturnType<typeof createByteView>;

const ofPng = ({ big16 }: ByteView): Size => ({
  width: big16(16) * 65_536 + big16(18),
  height: big16(20) * 65_536 + big16(22),
});

const ofGif = ({ little16 }: ByteView): Size => ({ width: little16(6), height: little16(8) });

const ofWebp = (bytes: string, { byte, little16, little24 }: ByteView): Size | undefined => {
  switch (bytes.slice(12, 16)) {
    case 'VP8 ':
      return { width: little16(26) % 16_384, height: little16(28) % 16_384 };
    case 'VP8L':
      return {
        width: 1 + (little16(21) % 16_384),
        height: 1 + (Math.floor(little24(22) / 64) % 16_384),
      };
    case 'VP8X':
      return byte(20) >= 0 ? { width: 1 + little24(24), height: 1 + little24(27) } : undefined;
    default:
      return undefined;
  }
};

/** Entries of a directory of EXIF that are looked at. */
const maxEntries = 100;
const orientationTag = 0x0112;

/** The orientation that a camera wrote down (EXIF), 1 to 8. @param start of the segment's content */
const orientationAt = (bytes: string, { big16, little16 }: ByteView, start: number): number => {
  if (bytes.slice(start, start + 6) !== 'Exif\0\0') return 1;
  const tiff = start + 6;
  const isLittle = bytes.slice(tiff, tiff + 2) === 'II';
  const read16 = isLittle ? little16 : big16;
  const directory = tiff + (isLittle ? little16(tiff + 4) : big16(tiff + 6));
  const count = Math.min(read16(directory), maxEntries);
  for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12)
    if (read16(entry) === orientationTag) return read16(entry + 8);
  return 1;
};

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const ofJpeg = (bytes: string, view: ByteView): Size | undefined => {
  const { byte, big16 } = view;
  let orientation = 1;
  for (
    let index = 2;
    index < bytes.length && byte(index) === 0xff;
    index += 2 + Math.max(2, big16(index + 2))
  ) {
    const marker = byte(index + 1);
    if (marker === 0xe1 && orientation === 1) orientation = orientationAt(bytes, view, index + 4);
    if (!isFrame(marker)) continue;
    const [height, width] = [big16(index + 5), big16(index + 7)];
    return orientation >= 5 && orientation <= 8 ? { width: height, height: width } : { width, height };
  }
  return undefined;
};

const read = (bytes: string): (Partial<Size> & Pick<RasterPicture, 'type'>) | undefined => {
  const view = createByteView(bytes);
  if (bytes.startsWith('\x89PNG\r\n\x1a\n')) return { type: 'png', ...ofPng(view) };
  if (bytes.startsWith('\xff\xd8\xff')) return { type: 'jpeg', ...ofJpeg(bytes, view) };
  if (/^GIF8[79]a/.test(bytes)) return { type: 'gif', ...ofGif(view) };
  if (bytes.startsWith('RIFF') && bytes.slice(8, 12) === 'WEBP')
    return { type: 'webp', ...ofWebp(bytes, view) };
  return undefined;
};

const largest = 65_535;

/** The type and size of a picture by its first bytes, as it is shown; undefined for anything that is none of these. */
export const rasterSize = (bytes: string): RasterPicture | undefined => {
  const { type, width = 0, height = 0 } = read(bytes) ?? {};
  const isSize = width >= 1 && height >= 1 && width <= largest && height <= largest;
  return type && isSize ? { type, width, height } : undefined;
};
