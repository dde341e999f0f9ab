import type { PaceRule } from '../platform/createPace';

/** How fast one user may write in live rooms. */
export interface LiveLimits {
  /** Lines of chat. */
  chat: readonly PaceRule[];
  /** Likes, and bookings made or given up. */
  actions: readonly PaceRule[];
}

/** Chat: three at once and one a second after them, twenty a minute. */
export const defaultLiveLimits: LiveLimits = {
  chat: [
    { count: 3, seconds: 3 },
    { count: 20, seconds: 60 },
  ],
  actions: [{ count: 30, seconds: 60 }],
};
