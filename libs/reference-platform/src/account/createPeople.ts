import { createMediaAccounts, type MediaAccounts } from '../mediaAccount/createMediaAccounts';
import { createMarks, type Marks } from '../participation/createMarks';
import { type Audit, createAudit } from '../platform/createAudit';
import { createPace } from '../platform/createPace';
import { createTokens, type Tokens } from '../platform/createTokens';
import type { Store } from '../store/Store';
import type { AccountLimits } from './accountLimits';
import { type Accounts, createAccounts } from './createAccounts';
import { type CodeMessage, createVerifyCodes, type VerifyCodes } from './createVerifyCodes';
import { createVisitors, type Visitors } from './createVisitors';

export interface PeopleOptions {
  store: Store;
  limits: AccountLimits;
  /** Header in which a trusted proxy names the visitor's address; without it all visitors count as one network. */
  addressHeader: string | undefined;
  /** Sends a code to a phone. */
  deliverCode: (message: CodeMessage) => Promise<void>;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}

/** What knows people: who asks, who they are, and what they have left on things. */
export interface People {
  tokens: Tokens;
  visitors: Visitors;
  codes: VerifyCodes;
  accounts: Accounts;
  mediaAccounts: MediaAccounts;
  marks: Marks;
  audit: Audit;
  pace: ReturnType<typeof createPace>;
  accountLimits: AccountLimits;
}

export const createPeople = (options: PeopleOptions): People => {
  const { store, limits, addressHeader, deliverCode, now, createId } = options;
  const tokens = createTokens({ store, now, createId });
  const pace = createPace(store, now);
  const audit = createAudit(store, now, createId);
  const codes = createVerifyCodes({ store, pace, limits, now, deliver: deliverCode });
  const marks = createMarks({ store, now });
  return {
    tokens,
    visitors: createVisitors({ store, tokens, addressHeader }),
    codes,
    accounts: createAccounts({ store, tokens, codes, pace, limits, audit, now, createId }),
    mediaAccounts: createMediaAccounts({ store, marks }),
    marks,
    audit,
    pace,
    accountLimits: limits,
  };
};
