import type { ReactElement } from 'react';
import { useModal } from '../dialog/useModal';
import { IconButton } from '../icon-button/IconButton';
import { BackIcon, CloseIcon, DownloadIcon, NextIcon, ShareIcon } from '../icons';
import { Ground } from './ImageViewer.styles';
import type { ImageViewerOptions } from './openImageViewer';
import { useSlides } from './useSlides.client';

/** The element around the viewer; one at a time. */
export const VIEWER_ID = 'image-viewer';

interface ImageViewerProps extends Omit<ImageViewerOptions, 'onClose'> {
  /** The viewer has closed and faded out. */
  readonly onGone: () => void;
}

function Actions({ src, onShare }: { readonly src?: string; readonly onShare?: () => void }): ReactElement {
  return (
    <div className="actions">
      {src !== undefined && (
        <a href={src} download="" target="_blank" rel="noopener">
          <DownloadIcon size={20} />
          保存图片
        </a>
      )}
      {onShare && (
        <button type="button" onClick={onShare}>
          <ShareIcon size={20} />
          分享
        </button>
      )}
      <span>双指缩放，下滑关闭</span>
    </div>
  );
}

/** The pictures with their bar and caption, in a modal dialog. The pictures themselves are PhotoSwipe's. */
export function ImageViewer({ canSave = true, onShare, ...options }: ImageViewerProps): ReactElement {
  const { stage, index, percent, isQuiet, turn, close } = useSlides(options);
  const modal = useModal(true, close);
  const { pictures } = options;
  const picture = pictures[index];
  return (
    <Ground aria-label="看图" aria-modal="true" data-quiet={isQuiet ? '' : undefined} {...modal}>
      <div ref={stage} className="stage" />
      <div className="bar">
        <IconButton label="关闭" onClick={close}>
          <CloseIcon />
        </IconButton>
        <p aria-live="polite">
          {index + 1} / {pictures.length}
        </p>
        <span className="zoom">{percent !== 100 && `${percent}%`}</span>
      </div>
      {index > 0 && (
        <IconButton className="previous" label="上一张" onClick={() => turn(-1)}>
          <BackIcon />
        </IconButton>
      )}
      {index < pictures.length - 1 && (
        <IconButton className="next" label="下一张" onClick={() => turn(1)}>
          <NextIcon />
        </IconButton>
      )}
      <div className="foot">
        {picture?.caption && <p>{picture.caption}</p>}
        <Actions src={canSave ? picture?.src : undefined} onShare={onShare && (() => onShare(index))} />
      </div>
    </Ground>
  );
}
