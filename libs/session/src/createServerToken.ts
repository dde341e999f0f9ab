import { sessionConstants } from './sessionConstants';
import { toHeaderValue } from './toHeaderValue';

const { appid, platform } = sessionConstants;

const maxAgeMs = 30 * 60_000;

interface TokenApi {
  createToken(request: { appid: number; platform: string }): Promise<{ token: string }>;
}

export interface ServerToken {
  /** Empty until the first one has arrived. */
  get(): string;
  /** Requests a token when there is none or it is old, without waiting for it. */
  refresh(api: TokenApi): void;
  /** Forgets a token that the platform refused, so that the next `refresh` requests another one. */
  drop(refused: string): void;
}

/** The anonymous token of the site's own server, shared by all its requests (R16). */
export const createServerToken = (now: () => number = () => performance.now()): ServerToken => {
  let token = '';
  let requestedAt = -Infinity;

  /** Never rejects, because no caller awaits it. An answer without a token counts as a failure. */
  const request = async (api: TokenApi) => {
    try {
      const received = toHeaderValue((await api.createToken({ appid, platform })).token);
      if (received) token = received;
      else requestedAt = -Infinity;
    } catch {
      // The next `refresh` tries again.
      requestedAt = -Infinity;
    }
  };

  return {
    get: () => token,
    refresh: (api) => {
      if (now() - requestedAt < maxAgeMs) return;
      requestedAt = now();
      void request(api);
    },
    drop: (refused) => {
      if (!refused || refused !== token) return;
      token = '';
      requestedAt = -Infinity;
    },
  };
};
