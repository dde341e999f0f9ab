import type { PlayableMedia } from '../playback/PlayableMedia';

export interface SubtitleTrack {
  label: string;
  lang: string;
  src: string;
}

/** Of a picture in px, when known. */
interface Size {
  width?: number | undefined;
  height?: number | undefined;
}

/** A video with its poster and subtitles. */
export interface VideoMedia extends PlayableMedia, Size {
  poster?: { src: string } | undefined;
  subtitles?: SubtitleTrack[] | undefined;
}

/** Whether a picture is higher than wide; one of unknown size is not. */
export const isUpright = ({ width = 0, height = 0 }: Size): boolean => height > width;

/** The box a video gets: `wide` 16:9, `square` 1:1, `upright` 3:4. */
export type VideoShape = 'wide' | 'square' | 'upright';

/** The box nearest to a picture; one of unknown size counts as wide. Width and height in px. */
export const shapeOf = ({ width = 0, height = 0 }: Size): VideoShape => {
  if (width <= 0 || height <= 0 || width / height > 1.2) return 'wide';
  return width / height < 0.85 ? 'upright' : 'square';
};
