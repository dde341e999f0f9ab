import { createRoot } from 'react-dom/client';
import { ImageViewer, VIEWER_ID } from './ImageViewer.client';
import type { ImageViewerOptions } from './openImageViewer';

/** Puts the viewer into the page as a root of its own, and takes it out again when it has closed. */
export function mountImageViewer({ onClose, ...options }: ImageViewerOptions): void {
  if (document.getElementById(VIEWER_ID)) return;
  const place = document.body.appendChild(document.createElement('div'));
  place.id = VIEWER_ID;
  const root = createRoot(place);
  const leave = (): void => {
    root.unmount();
    place.remove();
    onClose?.();
  };
  root.render(<ImageViewer {...options} onGone={leave} />);
}
