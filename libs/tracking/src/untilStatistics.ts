import { untilLoaded } from '@share/environment';
import { collectClicks } from './collectClicks';
import { trackingConstants } from './trackingConstants';

/**
 * Resolves when the statistics start: a second after the page has loaded (spec §9).
 * @returns takes the clicks until then, and until it is called, which are reported, too
 */
export const untilStatistics = async (window: Window): Promise<() => Event[]> => {
  const takeClicks = collectClicks(window.document);
  await untilLoaded(window, trackingConstants.statisticsDelayMs);
  return takeClicks;
};
