import type { PageActions } from '@share/islands';
import type { PictureService } from '@share/picture-service';
import type { PictureView } from './PictureView';

interface ShownPictures {
  pictures: readonly PictureView[];
  /** Has the pictures in other sizes. */
  service: PictureService | undefined | Promise<PictureService>;
  /** The first picture shown. */
  index: number;
  /** The visitor moved to another picture. */
  onChange?: (index: number) => void;
  onClose?: () => void;
}

/** Shows pictures over the whole screen, with 分享 where the page can share, and says so when that does not succeed. */
export const openPictures = (
  { toast, share }: Pick<PageActions, 'toast'> & Partial<Pick<PageActions, 'share'>>,
  shown: ShownPictures,
): Promise<void> =>
  Promise.all([import('@share/ui/viewer'), shown.service])
    .then(([{ openImageViewer }, service]) =>
      openImageViewer({ ...shown, service, ...(share && { onShare: share }) }),
    )
    .catch(() => toast('大图没能打开，请稍后再试'));
