import { storageKeys, type SafeStorage } from '@share/environment';
import { sessionConstants } from './sessionConstants';
import { toHeaderValue } from './toHeaderValue';

/** The ids of this browser, created when they are first needed. */
export const createBrowserIds = (storage: SafeStorage, createId: () => string) => {
  let anonymousId: string | undefined;
  const stored = (key: string): string => toHeaderValue(storage.get(key));

  /** @returns whether the id survives a reload */
  const create = (key: string): boolean => Boolean(stored(key)) || storage.set(key, createId());

  return {
    /** The device id, else the anonymous id, else `123456` when nothing can be stored (R19). */
    requestId: (): string =>
      stored(storageKeys.deviceId) ||
      (anonymousId ??= create(storageKeys.anonymousId)
        ? stored(storageKeys.anonymousId)
        : sessionConstants.fallbackRequestId),
    /** Names this device in a login; without storage it lasts as long as the page. */
    deviceId: (): string => {
      create(storageKeys.deviceId);
      return stored(storageKeys.deviceId);
    },
  };
};
