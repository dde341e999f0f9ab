import { failures, hexDigest, isSameText, type LimitRate, type Store } from '@share/reference-core';
import type { AccountLimits } from './createPeople';
import type { Origin } from './createVisitors';

/** A code sent to a phone. */
export interface CodeMessage {
  tel: string;
  code: string;
  /** Seconds. */
  at: number;
}

export interface VerifyCodes {
  /**
   * Sends a new code, which invalidates an earlier one.
   *
   * @throws PlatformFailure when a limit is reached
   */
  send(tel: string, origin: Origin): Promise<{ expires_in: number; resend_after: number }>;
  /**
   * Resolves when the code is the last one sent, which is then used up.
   *
   * @throws PlatformFailure when it is wrong, used, too old, or has been guessed at too often
   */
  use(tel: string, code: string): Promise<void>;
}

interface VerifyCodeOptions {
  store: Store;
  limitRate: LimitRate;
  limits: AccountLimits;
  /** Milliseconds. */
  now: () => number;
  deliver: (message: CodeMessage) => Promise<void>;
}

interface SentCode {
  id: string;
  digest: string;
  /** Milliseconds. */
  ends_at: number;
  tries: number;
  is_used: boolean;
}

const lifeSeconds = 300;
const resendSeconds = 60;
const codes = 1_000_000;

/** Six digits, uniformly distributed. */
const createCode = (): string => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < 2 ** 32 - (2 ** 32 % codes) ? String(drawn % codes).padStart(6, '0') : createCode();
};

const digestOf = (tel: string, code: string): Promise<string> => hexDigest('SHA-256', `${tel}\n${code}`);

/** Codes by text message: six digits, five minutes, one use, some tries. */
export const createVerifyCodes = ({
  store,
  limitRate,
  limits,
  now,
  deliver,
}: VerifyCodeOptions): VerifyCodes => ({
  send: async (tel, { network, device }) => {
    await limitRate('code-network', network.counted, limits.codesPerNetwork);
    if (device) await limitRate('code-device', device, limits.codesPerDevice);
    await limitRate('code-phone', tel, limits.codesPerPhone);
    await limitRate('code', 'all', limits.codesInAll);
    const code = createCode();
    const sent: SentCode = {
      id: tel,
      digest: await digestOf(tel, code),
      ends_at: now() + lifeSeconds * 1000,
      tries: 0,
      is_used: false,
    };
    await store.put('code', tel, sent);
    await deliver({ tel, code, at: Math.floor(now() / 1000) });
    return { expires_in: lifeSeconds, resend_after: resendSeconds };
  },
  use: async (tel, code) => {
    const digest = await digestOf(tel, code);
    let outcome = 'ended' as 'right' | 'wrong' | 'ended';
    await store.update<SentCode>('code', tel, (sent) => {
      outcome = 'ended';
      if (sent.is_used || sent.tries >= limits.triesPerCode || sent.ends_at <= now()) return sent;
      outcome = isSameText(sent.digest, digest) ? 'right' : 'wrong';
      return { ...sent, tries: sent.tries + 1, is_used: outcome === 'right' };
    });
    if (outcome === 'wrong') throw failures.codeWrong();
    if (outcome === 'ended') throw failures.codeEnded();
  },
});
