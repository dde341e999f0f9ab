import { resultWithin } from '@share/resilience';
import { sessionConstants } from './sessionConstants';
import { toHeaderValue } from './toHeaderValue';

const { appid, platform, serverTokenWaitMs } = sessionConstants;

const maxAgeMs = 30 * 60_000;

interface TokenApi {
  createToken(request: { appid: number; platform: string }): Promise<{ token?: string | undefined }>;
}

export interface ServerToken {
  /**
   * The token. Without one it waits for a request that is under way, at most half a second after its beginning; empty when none
   * arrives, and at once while the platform gives none.
   */
  get(): string | Promise<string>;
  /** Requests a token when there is none or it is old, without waiting for it. */
  refresh(api: TokenApi): void;
  /** Forgets a token that the platform refused, so that the next `refresh` requests another one. */
  drop(refused: string): void;
}

/** The anonymous token of the site's own server, shared by all its requests (R16). */
export const createServerToken = (now: () => number = () => performance.now()): ServerToken => {
  let token = '';
  let requestedAt = -Infinity;
  /** Set while calls are worth holding back: not after a failure, when every page would wait in vain. */
  let arrival: Promise<void> | undefined;
  let hasFailed = false;

  /** Never rejects, because no caller awaits it. An answer without a token counts as a failure. */
  const request = async (api: TokenApi) => {
    let received = '';
    try {
      received = toHeaderValue((await api.createToken({ appid, platform })).token ?? '');
    } catch {
      // The next `refresh` tries again.
    }
    hasFailed = received === '';
    if (received) token = received;
    else requestedAt = -Infinity;
  };

  return {
    get: () => token || (arrival?.then(() => token) ?? ''),
    refresh: (api) => {
      if (now() - requestedAt < maxAgeMs) return;
      requestedAt = now();
      const mayWait = !token && !hasFailed;
      const answer = request(api);
      if (mayWait) arrival = resultWithin(serverTokenWaitMs, answer).then(() => (arrival = undefined));
    },
    drop: (refused) => {
      if (!refused || refused !== token) return;
      token = '';
      requestedAt = -Infinity;
    },
  };
};
