import { type HubClose, hubCloses } from './hubCodes';
import type { HubSettings } from './hubSettings';

interface PulseOptions {
  settings: HubSettings;
  /** Milliseconds. */
  now: () => number;
  ping: () => void;
  close: (reason: HubClose) => void;
}

type Timer = ReturnType<typeof setTimeout>;

/** The clocks of a connection: it introduces itself in time, answers pings, and renews its token. */
export const createPulse = ({ settings, now, ping, close }: PulseOptions) => {
  const timers = new Map<'ping' | 'pong' | 'expiry', Timer>();
  const cancel = (name: 'ping' | 'pong' | 'expiry'): void => {
    clearTimeout(timers.get(name));
    timers.delete(name);
  };
  const after = (name: 'ping' | 'pong' | 'expiry', milliseconds: number, act: () => void): void => {
    cancel(name);
    timers.set(name, setTimeout(act, milliseconds));
  };
  const beat = (): void => {
    ping();
    after('pong', settings.pong * 1000, () => close(hubCloses.noPong));
    after('ping', settings.ping * 1000, beat);
  };
  after('expiry', settings.introduction * 1000, () => close(hubCloses.stale));
  return {
    /** Starts pinging and waits for a new token from here on. */
    expectRefresh: (expiresAt: number): void => {
      if (!timers.has('ping')) after('ping', settings.ping * 1000, beat);
      after('expiry', (expiresAt + settings.expiredGrace) * 1000 - now(), () => close(hubCloses.expired));
    },
    pong: () => cancel('pong'),
    stop: () => [...timers.keys()].forEach(cancel),
  };
};
