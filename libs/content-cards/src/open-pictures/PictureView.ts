import type { PictureSource } from '../data/toPictureSource';

/** A picture with its texts, which are plain. */
export interface PictureView extends PictureSource {
  alt: string;
  caption?: string;
}
