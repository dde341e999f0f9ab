import { encode } from 'uqr';
import type { PosterLayout, TextStyle } from './layoutPoster';

export const toFont = ({ size, weight }: TextStyle, fontFamily: string) =>
  `${weight} ${size}px ${fontFamily}`;

/** The middle of the picture, as large as it fills its place. */
const paintCover = (
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  cover: PosterLayout['code'],
) => {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(naturalWidth / cover.width, naturalHeight / cover.height);
  const [width, height] = [cover.width * scale, cover.height * scale];
  context.drawImage(
    picture,
    (naturalWidth - width) / 2,
    (naturalHeight - height) / 2,
    width,
    height,
    cover.x,
    cover.y,
    cover.width,
    cover.height,
  );
};

/** Modules are whole pixels: blurred edges are hard to read. */
const paintCode = (
  context: CanvasRenderingContext2D,
  link: string,
  { x, y, width }: PosterLayout['code'],
  density: number,
) => {
  const { size, data } = encode(link, { ecc: 'M', border: 0 });
  const module = Math.floor((width * density) / size);
  const offset = (width * density - module * size) / 2;
  const [left, top] = [x, y].map((start) => Math.round(start * density + offset)) as [number, number];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#000';
  data.forEach((row, line) =>
    row.forEach((isDark, column) => {
      if (isDark) context.fillRect(left + column * module, top + line * module, module, module);
    }),
  );
};

interface PaintOptions {
  picture: HTMLImageElement | null;
  link: string;
  fontFamily: string;
  /** Pixels of the canvas for each unit of the layout. */
  density: number;
}

/** Paints a poster, dark on white in both appearances. */
export const paintPoster = (
  context: CanvasRenderingContext2D,
  { width, height, cover, boxes, texts, code }: PosterLayout,
  { picture, link, fontFamily, density }: PaintOptions,
): void => {
  context.setTransform(density, 0, 0, density, 0, 0);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  if (picture && cover) paintCover(context, picture, cover);
  for (const box of boxes) {
    context.fillStyle = box.colour;
    context.fillRect(box.x, box.y, box.width, box.height);
  }
  for (const { text, x, baseline, style } of texts) {
    context.font = toFont(style, fontFamily);
    context.fillStyle = style.colour;
    context.fillText(text, x, baseline);
  }
  paintCode(context, link, code, density);
};
