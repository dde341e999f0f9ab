import {
  type AccountLimits,
  defaultAccountLimits,
  defaultLiveLimits,
  type RateLimit,
} from '@share/reference-platform';
import { defaultBeaconRules } from '@share/reference-statistics';

/** The limits of the platform that an operator can set some of. */
export interface Limits extends AccountLimits {
  /** Chat messages of one user. */
  chat: readonly RateLimit[];
  /** Requests with statistics of one network. */
  beacons: readonly RateLimit[];
}

const defaultLimits: Limits = {
  ...defaultAccountLimits,
  chat: defaultLiveLimits.chat,
  beacons: defaultBeaconRules.perNetwork,
};

interface RateLimitSetting {
  byDefault: number;
  set: (limits: Limits, count: number) => Limits;
}

/**
 * A setting for the count of one rule.
 *
 * @param secondsFor the time of the rule, when it depends on the count
 */
const ruleOver = (
  seconds: number,
  name: Exclude<keyof Limits, 'triesPerCode'>,
  secondsFor = (_count: number) => seconds,
): RateLimitSetting => {
  const index = defaultLimits[name].findIndex((rule) => rule.seconds === seconds);
  const rule = defaultLimits[name][index];
  if (!rule) throw new Error(`The platform has no limit ${name} over ${seconds} seconds.`);
  return {
    byDefault: rule.count,
    set: (limits, count) => ({
      ...limits,
      [name]: limits[name].map((known, at) => (at === index ? { count, seconds: secondsFor(count) } : known)),
    }),
  };
};

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** Every limit that can be set. `docs/operations.md` lists them. */
export const rateLimitSettings = {
  RATE_LIMIT_COMMENT_PER_MINUTE: ruleOver(minute, 'commentsPerUser'),
  RATE_LIMIT_COMMENT_PER_HOUR: ruleOver(hour, 'commentsPerUser'),
  RATE_LIMIT_SMS_PER_MINUTE: ruleOver(minute, 'codesInAll'),
  RATE_LIMIT_SMS_PER_PHONE_MINUTE: ruleOver(minute, 'codesPerPhone'),
  RATE_LIMIT_SMS_PER_PHONE_HOUR: ruleOver(hour, 'codesPerPhone'),
  RATE_LIMIT_SMS_PER_PHONE_DAY: ruleOver(day, 'codesPerPhone'),
  RATE_LIMIT_SMS_PER_NETWORK_MINUTE: ruleOver(minute, 'codesPerNetwork'),
  RATE_LIMIT_SMS_PER_NETWORK_HOUR: ruleOver(hour, 'codesPerNetwork'),
  RATE_LIMIT_SMS_PER_DEVICE_DAY: ruleOver(day, 'codesPerDevice'),
  RATE_LIMIT_SMS_TRIES_PER_CODE: {
    byDefault: defaultLimits.triesPerCode,
    set: (limits, triesPerCode) => ({ ...limits, triesPerCode }),
  },
  RATE_LIMIT_PASSWORD_PER_ACCOUNT_15_MINUTES: ruleOver(15 * minute, 'passwordsPerAccount'),
  RATE_LIMIT_LOGIN_PER_NETWORK_5_MINUTES: ruleOver(5 * minute, 'loginsPerNetwork'),
  RATE_LIMIT_BEACON_PER_MINUTE: ruleOver(minute, 'beacons'),
  // So many at once, and one a second after them.
  RATE_LIMIT_CHAT_BURST: ruleOver(3, 'chat', (count) => count),
  RATE_LIMIT_CHAT_PER_MINUTE: ruleOver(minute, 'chat'),
} satisfies Record<string, RateLimitSetting>;

type RateLimitName = keyof typeof rateLimitSettings;

const isRateLimitName = (name: string): name is RateLimitName => Object.hasOwn(rateLimitSettings, name);

export const rateLimitNames = Object.keys(rateLimitSettings).filter(isRateLimitName);

/** The limits with these counts. */
export const toLimits = (counts: Readonly<Record<RateLimitName, number>>): Limits =>
  rateLimitNames.reduce<Limits>(
    (limits, name) => rateLimitSettings[name].set(limits, counts[name]),
    defaultLimits,
  );
