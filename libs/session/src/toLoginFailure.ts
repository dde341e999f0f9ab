import type { LoginOutcome } from './Session';
import { isRefusal } from './SessionPlatform';
import { sessionConstants } from './sessionConstants';

const { accountNotReadyCode, networkMessage } = sessionConstants;

/** What a login that failed says: the platform's own words, else that of a broken network (spec §8). */
export const toLoginFailure = (error: unknown): LoginOutcome =>
  isRefusal(error) && error.code !== accountNotReadyCode && error.message
    ? { ok: false, reason: 'refused', message: error.message }
    : { ok: false, reason: 'network', message: networkMessage };
