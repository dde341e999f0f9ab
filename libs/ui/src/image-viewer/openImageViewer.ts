export interface ViewerPicture {
  /** Judged by the caller (`safeImageUrl`). */
  readonly src: string;
  /** In px. Only their ratio matters until the picture has come; leave both out where the platform does not tell. */
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
  readonly caption?: string;
}

export interface ImageViewerOptions {
  readonly pictures: readonly ViewerPicture[];
  /** Which one to begin with; default 0. */
  readonly index?: number;
  /** The reader turned to another picture. */
  readonly onChange?: (index: number) => void;
  /** It is gone; the focus is back where it was. */
  readonly onClose?: () => void;
  /** Offers 分享; gets the index of the picture in view. */
  readonly onShare?: (index: number) => void;
  /** Offers 保存图片. Default `true`; `false` where downloads are blocked, as in WeChat: a long press saves there. */
  readonly canSave?: boolean;
}

/**
 * Shows pictures over the whole screen: pinch to 400 %, double tap 200 %, swipe, pull down to close (design 22).
 * Browser only. The promise resolves when the viewer is in the page and rejects when its script cannot be loaded.
 * Another call while one is open does nothing.
 */
export async function openImageViewer(options: ImageViewerOptions): Promise<void> {
  if (options.pictures.length === 0) return;
  const { mountImageViewer } = await import('./mountImageViewer.client');
  mountImageViewer(options);
}
