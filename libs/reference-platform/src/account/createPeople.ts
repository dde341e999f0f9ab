import {
  type AddressOf,
  createRateLimiter,
  type LimitRate,
  type RateLimit,
  type Store,
} from '@share/reference-core';
import { type Audit, createAudit } from '../platform/createAudit';
import { createTokens, type Tokens } from '../platform/createTokens';
import { type Accounts, createAccounts } from './createAccounts';
import { createMarks, type Marks } from './createMarks';
import { createMediaAccounts, type MediaAccounts } from './createMediaAccounts';
import { type CodeMessage, createVerifyCodes, type VerifyCodes } from './createVerifyCodes';
import { createVisitors, type Visitors } from './createVisitors';

/** Limits of codes, logins, comments, collections, follows and likes. */
export interface AccountLimits {
  codesPerPhone: readonly RateLimit[];
  codesPerNetwork: readonly RateLimit[];
  codesPerDevice: readonly RateLimit[];
  /** All phones together. */
  codesInAll: readonly RateLimit[];
  /** How often a code may be entered. */
  triesPerCode: number;
  loginsPerNetwork: readonly RateLimit[];
  passwordsPerAccount: readonly RateLimit[];
  marksPerUser: readonly RateLimit[];
  /** Written comments, also those deleted since; apart from them as many can be deleted. */
  commentsPerUser: readonly RateLimit[];
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
  triesPerCode: 5,
  loginsPerNetwork: [{ count: 25, seconds: 5 * minute }],
  passwordsPerAccount: [{ count: 10, seconds: 15 * minute }],
  marksPerUser: [
    { count: 30, seconds: minute },
    { count: 300, seconds: hour },
  ],
  commentsPerUser: [
    { count: 6, seconds: minute },
    { count: 60, seconds: hour },
  ],
};

export interface PeopleOptions {
  store: Store;
  limits: AccountLimits;
  /** The visitor's address; without it all visitors count as one network. */
  addressOf: AddressOf | undefined;
  /** Sends a code to a phone. */
  deliverCode: (message: CodeMessage) => Promise<void>;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}

/** Everything about people: identity, accounts, and their marks on content. */
export interface People {
  tokens: Tokens;
  visitors: Visitors;
  codes: VerifyCodes;
  accounts: Accounts;
  mediaAccounts: MediaAccounts;
  marks: Marks;
  audit: Audit;
  limitRate: LimitRate;
  accountLimits: AccountLimits;
}

export const createPeople = (options: PeopleOptions): People => {
  const { store, limits, addressOf, deliverCode, now, createId } = options;
  const tokens = createTokens({ store, now, createId });
  const limitRate = createRateLimiter({ store, now, createId });
  const audit = createAudit(store, now, createId);
  const codes = createVerifyCodes({ store, limitRate, limits, now, deliver: deliverCode });
  const marks = createMarks({ store, now });
  return {
    tokens,
    visitors: createVisitors({ store, tokens, addressOf }),
    codes,
    accounts: createAccounts({ store, tokens, codes, limitRate, limits, audit, now, createId }),
    mediaAccounts: createMediaAccounts({ store, marks }),
    marks,
    audit,
    limitRate,
    accountLimits: limits,
  };
};
