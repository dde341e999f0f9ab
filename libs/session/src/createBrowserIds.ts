import { storageKeys, type SafeStorage } from '@share/environment';
import { sessionConstants } from './sessionConstants';
import { toSendable } from './toSendable';

/** The ids of this browser, made when they are first needed. */
export const createBrowserIds = (storage: SafeStorage, createId: () => string) => {
  let anonymousId: string | undefined;
  const kept = (key: string): string => toSendable(storage.get(key));

  const keepAnonymousId = (): string => {
    const before = kept(storageKeys.anonymousId);
    if (before) return before;
    const id = createId();
    return storage.set(storageKeys.anonymousId, id) ? id : sessionConstants.fallbackRequestId;
  };

  return {
    /** The device id, else the anonymous id, else `123456` when nothing can be kept (R19). */
    requestId: (): string => kept(storageKeys.deviceId) || (anonymousId ??= keepAnonymousId()),
    /** What a login names this device; without a storage it lasts as long as the page. */
    deviceId: (): string => {
      const before = kept(storageKeys.deviceId);
      if (before) return before;
      const id = createId();
      storage.set(storageKeys.deviceId, id);
      return id;
    },
  };
};
