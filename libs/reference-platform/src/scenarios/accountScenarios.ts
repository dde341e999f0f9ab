import { failures } from '@share/reference-core';
import { type Behaviour, delayed, failing, type Scenario } from './behaviours';

/** Answers before the account is ready: as many as a login retries (spec §4). */
const refusals = 3;
const slowMs = 4_000;

const notReady = failing(failures.accountNotReady);

const notReadyAtFirst: Behaviour = (answer, context, callNumber) =>
  callNumber <= refusals ? notReady(answer, context, callNumber) : answer();

/** Applies to logins only: createToken also serves anonymous visitors. */
const whenLoggingIn =
  (behaviour: Behaviour): Behaviour =>
  async (answer, context, callNumber) => {
    const body: unknown = await context.req.raw
      .clone()
      .json()
      .catch(() => undefined);
    const isLogin = typeof body === 'object' && body !== null && 'account' in body;
    return isLogin ? behaviour(answer, context, callNumber) : answer();
  };

/** States of login, logout and the actions of visitors. */
export const accountScenarios = {
  'sms-rate-limited': { sendVerifyCode: failing(() => failures.tooFast(60)) },
  'sms-fails': { sendVerifyCode: failing(failures.internal) },
  'sms-slow': { sendVerifyCode: delayed(slowMs) },
  'code-wrong': { createToken: whenLoggingIn(failing(failures.codeWrong)) },
  'code-ended': { createToken: whenLoggingIn(failing(failures.codeEnded)) },
  'login-fails': { createToken: whenLoggingIn(failing(failures.internal)) },
  'login-slow': { createToken: whenLoggingIn(delayed(slowMs)) },
  'account-402': { getAccount: notReadyAtFirst, getOwnAccount: notReadyAtFirst },
  'account-402-always': { getAccount: notReady, getOwnAccount: notReady },
  'account-fails': { getAccount: failing(failures.internal), getOwnAccount: failing(failures.internal) },
  'logout-fails': { logout: failing(failures.internal) },
  'token-ended': {
    getAccount: failing(failures.loginRequired),
    getOwnAccount: failing(failures.loginRequired),
    createComment: failing(failures.loginRequired),
    createMediaAccountComment: failing(failures.loginRequired),
    changeCollection: failing(failures.loginRequired),
    changeMediaAccountCollection: failing(failures.loginRequired),
    changeFollow: failing(failures.loginRequired),
  },
  'collect-fails': {
    changeCollection: failing(failures.internal),
    changeMediaAccountCollection: failing(failures.internal),
  },
  'follow-fails': { changeFollow: failing(failures.internal) },
  'media-account-missing': { getMediaAccount: failing(failures.mediaAccountMissing) },
} satisfies Record<string, Scenario>;
