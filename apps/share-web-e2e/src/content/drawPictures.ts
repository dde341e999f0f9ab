import sharp from 'sharp';

type Size = [width: number, height: number];

/** Stripes across, so that a crop or a stretched picture is seen on a screenshot. */
const stripes = ([width, height]: Size): Buffer => {
  const step = Math.max(4, Math.round(Math.min(width, height) / 12));
  const lines = Array.from(
    { length: Math.ceil(height / step) },
    (_, row) => `<rect y="${row * step}" width="${width}" height="${step / 2}" fill="#4a7c78"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#dfe7e2"/>${lines.join('')}<circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="#c8553d"/></svg>`,
  );
};

const sizes: Record<string, Size> = {
  'tall.png': [750, 3000],
  'square.png': [400, 400],
  'banner.png': [1000, 100],
  'smile.png': [64, 64],
  'formula.png': [60, 18],
  'long.png': [750, 12000],
  'photo32.jpg': [1200, 800],
};

/** The pictures that the bodies name, by file name; a name that is not here is a picture that is missing. */
export const drawPictures = async (): Promise<Map<string, Buffer>> => {
  const drawn = new Map<string, Buffer>();
  for (const [name, size] of Object.entries(sizes)) {
    const picture = sharp(stripes(size));
    drawn.set(name, await (name.endsWith('.png') ? picture.png() : picture.jpeg()).toBuffer());
  }
  const upright = sharp(stripes([300, 200])).withMetadata({ orientation: 6 });
  drawn.set('exif6.jpg', await upright.jpeg().toBuffer());
  // The beginning of a HEIC file: no browser that the tests use can decode one.
  drawn.set('photo.heic', Buffer.from('0000001c667479706865696300000000686569636d69663168656963', 'hex'));
  return drawn;
};
