/** The box a video gets: `wide` 16:9, `square` 1:1, `upright` 3:4. */
export type VideoShape = 'wide' | 'square' | 'upright';

/** The box nearest to a picture; one of unknown size counts as wide. Width and height in px. */
export const shapeOf = ({ width = 0, height = 0 }: { width?: number; height?: number }): VideoShape => {
  if (width <= 0 || height <= 0 || width / height > 1.2) return 'wide';
  return width / height < 0.85 ? 'upright' : 'square';
};
