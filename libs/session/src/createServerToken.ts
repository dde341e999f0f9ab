import { sessionConstants } from './sessionConstants';
import { toSendable } from './toSendable';

const { appid, platform } = sessionConstants;

/** Asked for again this long after it came, in milliseconds. */
const lifeMs = 30 * 60_000;

interface TokenApi {
  createToken(request: { appid: number; platform: string }): Promise<{ token: string }>;
}

export interface ServerToken {
  /** Empty until the first one has come. */
  get(): string;
  /** Asks for a token when there is none or it is old, without waiting for it. */
  refresh(api: TokenApi): void;
  /** Forgets a token that the platform refused, so that the next request asks for another one. */
  drop(refused: string): void;
}

/** The anonymous token of the site's own server, shared by all its requests (R16). */
export const createServerToken = (now: () => number = () => performance.now()): ServerToken => {
  let token = '';
  let askedAt = -Infinity;
  return {
    get: () => token,
    refresh: (api) => {
      if (now() - askedAt < lifeMs) return;
      askedAt = now();
      api.createToken({ appid, platform }).then(
        (answer) => {
          token = toSendable(answer.token);
        },
        () => {
          askedAt = -Infinity;
        },
      );
    },
    drop: (refused) => {
      if (!refused || refused !== token) return;
      token = '';
      askedAt = -Infinity;
    },
  };
};
