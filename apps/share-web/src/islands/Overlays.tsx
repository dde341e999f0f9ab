import { lazyWithRetry } from '@share/islands';
import { PageOverlays, type OverlaysData } from '@share/shell';

const panels = {
  login: lazyWithRetry(async () => (await import('@share/auth')).PhoneLoginPanel),
  popup: lazyWithRetry(async () => (await import('@share/auth')).PopupPage),
};

/** Everything that opens over the page. */
export const Overlays = (data: OverlaysData) => <PageOverlays {...data} panels={panels} />;
