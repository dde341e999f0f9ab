import { createRoot } from 'react-dom/client';
import { useModal } from '../dialog/useModal';
import { IconButton } from '../icon-button/IconButton';
import { BackIcon, CloseIcon, DownloadIcon, NextIcon, ShareIcon } from '../icons';
import styles from './ImageViewer.module.css';
import type { ImageViewerOptions } from './openImageViewer';
import { useSlides } from './useSlides.client';

/** Id of the container element; there is one viewer at a time. */
const VIEWER_ID = 'image-viewer';

const Actions = ({ src, onShare }: { src?: string; onShare?: () => void }) => (
  <div className={styles.actions}>
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

interface ImageViewerProps extends Omit<ImageViewerOptions, 'onClose'> {
  /** The viewer has closed and faded out. */
  onClosed: () => void;
}

/** The controls and the caption around the pictures, in a modal dialog. PhotoSwipe renders the pictures themselves. */
const ImageViewer = ({ canSave = true, onShare, ...options }: ImageViewerProps) => {
  const { container, index, percent, areControlsHidden, move, close } = useSlides(options);
  const modal = useModal(true, close);
  const { pictures } = options;
  const picture = pictures[index];
  return (
    <dialog
      className={styles.root}
      aria-label="看图"
      aria-modal="true"
      data-controls-hidden={areControlsHidden ? '' : undefined}
      {...modal}
    >
      <div ref={container} className={styles.pictures} />
      <div className={styles.bar}>
        <IconButton label="关闭" onClick={close}>
          <CloseIcon />
        </IconButton>
        <p aria-live="polite">
          {index + 1} / {pictures.length}
        </p>
        <span className={styles.zoom}>{percent !== 100 && `${percent}%`}</span>
      </div>
      {index > 0 && (
        <IconButton className={styles.previous} label="上一张" onClick={() => move(-1)}>
          <BackIcon />
        </IconButton>
      )}
      {index < pictures.length - 1 && (
        <IconButton className={styles.next} label="下一张" onClick={() => move(1)}>
          <NextIcon />
        </IconButton>
      )}
      <div className={styles.foot}>
        {picture?.caption && <p>{picture.caption}</p>}
        <Actions src={canSave ? picture?.src : undefined} onShare={onShare && (() => onShare(index))} />
      </div>
    </dialog>
  );
};

/** Mounts the viewer as a React root of its own and removes it after it has closed. */
export const mountImageViewer = ({ onClose, ...options }: ImageViewerOptions) => {
  if (document.getElementById(VIEWER_ID)) return;
  const container = document.body.appendChild(document.createElement('div'));
  container.id = VIEWER_ID;
  const root = createRoot(container);
  const unmount = () => {
    root.unmount();
    container.remove();
    onClose?.();
  };
  root.render(<ImageViewer {...options} onClosed={unmount} />);
};
