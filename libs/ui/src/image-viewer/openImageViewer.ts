import type { PictureService } from '@share/picture-service';

export interface ViewerPicture {
  /** Checked by the caller (`safeImageUrl`). */
  src: string;
  /** Of the file, in px; leave both out where the size is unknown: it is learnt when the picture has loaded. */
  width?: number;
  height?: number;
  alt: string;
  caption?: string;
}

export interface ImageViewerOptions {
  pictures: readonly ViewerPicture[];
  /** Has the pictures in other sizes: as large as they are shown, and in full size where they are enlarged. */
  service?: PictureService | undefined;
  /** The first picture shown. Default 0. */
  index?: number;
  /** The visitor moved to another picture. */
  onChange?: (index: number) => void;
  /** It has closed and the focus is restored. */
  onClose?: () => void;
  /** Offers 分享; gets the index of the current picture. */
  onShare?: (index: number) => void;
  /** Offers 保存图片. Default `true`; `false` where downloads are blocked, as in WeChat: a long press saves there. */
  canSave?: boolean;
}

/**
 * Shows pictures over the whole screen: pinch to 400 % and at least full size, double tap 200 %, swipe, pull down to close (design 22).
 * A very high picture is as wide as the screen and is scrolled.
 * Browser only. The promise resolves when the viewer is in the page and rejects when its script cannot be loaded.
 * Another call while one is open does nothing.
 */
export const openImageViewer = async (options: ImageViewerOptions): Promise<void> => {
  if (options.pictures.length === 0) return;
  const { mountImageViewer } = await import('./mountImageViewer.client');
  mountImageViewer(options);
};
