import { untilLoaded } from '@share/environment';
import { trackingConstants } from './trackingConstants';

/** Resolves when the statistics start: a second after the page has loaded (spec §9). */
export const untilStatistics = (window: Window): Promise<void> =>
  untilLoaded(window, trackingConstants.statisticsDelayMs);
