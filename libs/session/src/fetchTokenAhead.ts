import { isSlowConnection, storageKeys, type SafeStorage } from '@share/environment';
import { sessionConstants } from './sessionConstants';
import './takeTokenAhead';

interface AheadOptions {
  /** Where the platform is; empty for the site's own origin. */
  baseUrl: string;
  storage: Pick<SafeStorage, 'get' | 'set'>;
  createId: () => string;
}

const { appid, platform, tokenKey, fallbackRequestId } = sessionConstants;

/** As `createBrowserIds` has it, whose code is not there yet (R19). */
const requestIdOf = ({ storage, createId }: AheadOptions): string => {
  const known = storage.get(storageKeys.deviceId) || storage.get(storageKeys.anonymousId);
  if (known) return known;
  const id = createId();
  return storage.set(storageKeys.anonymousId, id) ? id : fallbackRequestId;
};

/**
 * Fetches the anonymous token of this start (spec §4, R85) without the code that makes calls, and leaves it to the session that the page
 * may need later. Not where a login is stored, a session is there already, or the connection is slow or saves data.
 */
export const fetchTokenAhead = (
  window: Pick<Window, '__anonymousToken' | 'navigator'> & { fetch: typeof fetch },
  options: AheadOptions,
): void => {
  const { baseUrl, storage } = options;
  const isNeeded = window.__anonymousToken === undefined && !storage.get(tokenKey);
  if (!isNeeded || isSlowConnection(window.navigator)) return;
  window.__anonymousToken = window
    .fetch(`${baseUrl}/peony/v1/auth`, {
      method: 'POST',
      credentials: 'omit',
      headers: {
        Authorization: '',
        'Content-Type': 'application/json',
        'X-Request-Id': requestIdOf(options),
      },
      body: JSON.stringify({ appid, platform }),
    })
    .then((answer) => answer.json())
    .then(({ data }: { data?: { token?: string } }) => data?.token ?? '')
    .catch(() => '');
};
