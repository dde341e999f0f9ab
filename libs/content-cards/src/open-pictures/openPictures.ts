import type { PageActions } from '@share/islands';
import type { PictureView } from './PictureView';

interface ShownPictures {
  pictures: PictureView[];
  /** The first picture shown. */
  index: number;
  /** The reader moved to another picture. */
  onChange?: (index: number) => void;
  onClose?: () => void;
}

/** Shows pictures over the whole screen, with 分享 where the page can share, and says so when that does not succeed. */
export const openPictures = (
  { say, share }: Pick<PageActions, 'say'> & Partial<Pick<PageActions, 'share'>>,
  shown: ShownPictures,
): Promise<void> =>
  import('@share/ui/viewer')
    .then(({ openImageViewer }) => openImageViewer({ ...shown, ...(share && { onShare: share }) }))
    .catch(() => say('大图没能打开，请稍后再试'));
