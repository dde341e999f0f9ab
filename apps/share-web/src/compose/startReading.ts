import { createSafeStorage, deviceMetadata } from '@share/environment';
import { startStatistics, type Tracker } from '@share/tracking';
import { v4 as createId } from 'uuid';
import type { PageEnvironment } from './PageEnvironment';

let begin: (tracker: Tracker) => void;
/** The statistics of this page, from when they have started; never in a preview. */
export const statistics = new Promise<Tracker>((resolve) => {
  begin = resolve;
});

const showProgress = (percent: number) => {
  const bar = document.querySelector<HTMLElement>('[data-reading-progress]');
  if (bar) bar.style.transform = `scaleX(${percent / 100})`;
};

/** Reports what is read and seen on this page (spec §4). */
export const startReading = ({ isPreview, statsBaseUrl, contentId }: PageEnvironment) => {
  if (isPreview) return;
  const storage = createSafeStorage(() => window.localStorage);
  const device = deviceMetadata(storage, navigator.userAgent, createId);
  const endpoint = `${statsBaseUrl}/tracker/log`;
  const options = { window, endpoint, storage, device, createId, contentId, onProgress: showProgress };
  void startStatistics(options).then(begin);
};
