import { layoutPoster, type PosterContent } from './layoutPoster';
import { loadPicture } from './loadPicture';
import { paintPoster, toFont } from './paintPoster';

export interface PosterOptions extends PosterContent {
  /** Absolute address of the page, which the code holds. */
  link: string;
  /** Address of the picture; empty without one. */
  cover: string;
  /** Of the site. */
  accent: string;
  fontFamily: string;
  /** Of the screen. */
  pixelRatio: number;
}

export interface Poster {
  /** As data, because many web views save no picture from a `blob:` address. */
  src: string;
  /** In CSS pixels; the picture itself is two or three times as large. */
  width: number;
  height: number;
}

/** 16 MB of memory: older phones refuse to paint more, or end the page. */
const maxPixels = 4_000_000;

const drawPoster = (options: PosterOptions, picture: HTMLImageElement | null): Poster => {
  const { accent, fontFamily, pixelRatio, link } = options;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot paint a poster.');
  const layout = layoutPoster(options, {
    accent,
    coverRatio: picture && picture.naturalWidth / picture.naturalHeight,
    measure: (text, style) => {
      context.font = toFont(style, fontFamily);
      return context.measureText(text).width;
    },
  });
  const { width, height } = layout;
  const density = Math.min(Math.max(2, pixelRatio), 3, Math.sqrt(maxPixels / (width * height)));
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  if (document.documentElement.hasAttribute('data-memorial')) context.filter = 'grayscale(1)';
  try {
    paintPoster(context, layout, { picture, link, fontFamily, density });
    const src = canvas.toDataURL('image/jpeg', 0.92);
    if (!src.startsWith('data:image/')) throw new Error('The poster is too large for this browser.');
    return { src, width, height };
  } finally {
    // Safari frees the memory of a canvas late, and has little of it.
    canvas.width = 0;
  }
};

/**
 * Draws the poster of a page: its picture, texts, and a QR code that leads to it. A picture that cannot be had, or whose host forbids
 * reading it, is left out.
 * @throws where a browser cannot paint at all
 */
export const createPoster = async (options: PosterOptions): Promise<Poster> => {
  const picture = options.cover === '' ? null : await loadPicture(options.cover);
  try {
    return drawPoster(options, picture);
  } catch (error) {
    if (!picture) throw error;
    return drawPoster(options, null);
  }
};
