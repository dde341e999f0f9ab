import { createRoot } from 'react-dom/client';
import { useModal } from '../dialog/useModal';
import { BackIcon, CloseIcon, DownloadIcon, NextIcon, ShareIcon } from '../icons';
import { Action, Actions, Caption, Foot, Hint } from './Foot.styles';
import { Bar, Close, Next, Place, Previous, Root, Zoom } from './ImageViewer.styles';
import type { ImageViewerOptions } from './openImageViewer';
import { Pictures } from './Pictures.styles';
import { useSlides } from './useSlides.client';

/** Id of the container element; there is one viewer at a time. */
const VIEWER_ID = 'image-viewer';

const PictureActions = ({ src, onShare }: { src?: string; onShare?: () => void }) => (
  <Actions>
    {src !== undefined && (
      <Action as="a" href={src} download="" target="_blank" rel="noopener">
        <DownloadIcon size={20} />
        保存图片
      </Action>
    )}
    {onShare && (
      <Action type="button" onClick={onShare}>
        <ShareIcon size={20} />
        分享
      </Action>
    )}
    <Hint>双指缩放，下滑关闭</Hint>
  </Actions>
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
    <Root
      aria-label="看图"
      aria-modal="true"
      data-controls-hidden={areControlsHidden ? '' : undefined}
      {...modal}
    >
      <Pictures ref={container} />
      <Bar>
        <Close label="关闭" onClick={close}>
          <CloseIcon />
        </Close>
        <Place aria-live="polite">
          {index + 1} / {pictures.length}
        </Place>
        <Zoom>{percent !== 100 && `${percent}%`}</Zoom>
      </Bar>
      {index > 0 && (
        <Previous label="上一张" onClick={() => move(-1)}>
          <BackIcon />
        </Previous>
      )}
      {index < pictures.length - 1 && (
        <Next label="下一张" onClick={() => move(1)}>
          <NextIcon />
        </Next>
      )}
      <Foot>
        {picture?.caption && <Caption>{picture.caption}</Caption>}
        <PictureActions
          src={canSave ? picture?.src : undefined}
          onShare={onShare && (() => onShare(index))}
        />
      </Foot>
    </Root>
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
