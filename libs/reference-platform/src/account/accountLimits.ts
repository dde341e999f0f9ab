import type { PaceRule } from '../platform/createPace';

/** How often codes are sent and logins, collections, follows and likes are tried. */
export interface AccountLimits {
  codesPerPhone: readonly PaceRule[];
  codesPerNetwork: readonly PaceRule[];
  codesPerDevice: readonly PaceRule[];
  /** All phones together. */
  codesInAll: readonly PaceRule[];
  loginsPerNetwork: readonly PaceRule[];
  passwordsPerAccount: readonly PaceRule[];
  marksPerUser: readonly PaceRule[];
}

const minute = 60;
const hour = 3_600;
const day = 86_400;

export const defaultAccountLimits: AccountLimits = {
  codesPerPhone: [
    { count: 1, seconds: minute },
    { count: 5, seconds: hour },
    { count: 10, seconds: day },
  ],
  codesPerNetwork: [
    { count: 5, seconds: minute },
    { count: 20, seconds: hour },
  ],
  codesPerDevice: [{ count: 10, seconds: day }],
  codesInAll: [{ count: 100, seconds: minute }],
  loginsPerNetwork: [{ count: 25, seconds: 5 * minute }],
  passwordsPerAccount: [{ count: 10, seconds: 15 * minute }],
  marksPerUser: [
    { count: 30, seconds: minute },
    { count: 300, seconds: hour },
  ],
};
