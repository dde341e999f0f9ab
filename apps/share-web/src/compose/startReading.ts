import { createSafeStorage } from '@share/environment';
import { showReadingProgress, whenVisible } from '@share/shell/page';
import { startStatistics } from '@share/tracking';
import { v4 as createId } from 'uuid';
import type { PageEnvironment } from './PageEnvironment';
import { beginStatistics } from './statistics';

/**
 * Reports what is read and seen on this page (spec §4).
 * @param alert shows the message that the end of reading could not be reported (R38)
 * @param clicks those before this start
 */
export const startReading = (page: PageEnvironment, alert: (message: string) => void, clicks: Event[]) => {
  const { statsBaseUrl, contentId, series, rumSampleRate } = page;
  const storage = createSafeStorage(() => window.localStorage);
  const onFailure = () => whenVisible(() => alert('阅读记录没有送达，稍后会再试'));
  const options = { window, statsBaseUrl, storage, createId, contentId, series, rumSampleRate, onFailure };
  beginStatistics(startStatistics({ ...options, earlierClicks: clicks, onProgress: showReadingProgress }));
};
