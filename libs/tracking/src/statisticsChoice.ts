import type { SafeStorage } from '@share/environment';

/** Where the events of all tabs of the site wait. */
export const outboxKey = 'tracking_queue';

/** Key of the visitor's choice in the storage: `on` or `off`. */
export const choiceKey = 'share:statistics';

/** Signals that users can send to all sites. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/**
 * Whether this visitor allows statistics: their choice here, and until then the signal of their browser to all sites
 * (Do Not Track, Global Privacy Control).
 */
export const isStatisticsOn = (
  storage: Pick<SafeStorage, 'get'>,
  { doNotTrack, globalPrivacyControl }: PrivacySignals,
): boolean => {
  const choice = storage.get(choiceKey);
  if (choice === 'on' || choice === 'off') return choice === 'on';
  return doNotTrack !== '1' && globalPrivacyControl !== true;
};
