import { storageKeys, type SafeStorage } from '@share/environment';
import { sessionConstants } from './sessionConstants';
import { toHeaderValue } from './toHeaderValue';

/** The ids of this browser, created when they are first needed. */
export const createBrowserIds = (storage: SafeStorage, createId: () => string) => {
  let anonymousId: string | undefined;
  const stored = (key: string): string => toHeaderValue(storage.get(key));

  const loadAnonymousId = (): string => {
    const existing = stored(storageKeys.anonymousId);
    if (existing) return existing;
    const id = createId();
    return storage.set(storageKeys.anonymousId, id) ? id : sessionConstants.fallbackRequestId;
  };

  return {
    /** The device id, else the anonymous id, else `123456` when nothing can be stored (R19). */
    requestId: (): string => stored(storageKeys.deviceId) || (anonymousId ??= loadAnonymousId()),
    /** Names this device in a login; without storage it lasts as long as the page. */
    deviceId: (): string => {
      const existing = stored(storageKeys.deviceId);
      if (existing) return existing;
      const id = createId();
      storage.set(storageKeys.deviceId, id);
      return id;
    },
  };
};
