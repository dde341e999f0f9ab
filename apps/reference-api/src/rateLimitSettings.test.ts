import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultAccountLimits, defaultLiveLimits } from '@share/reference-platform';
import { defaultBeaconRules } from '@share/reference-statistics';
import { rateLimitNames, rateLimitSettings } from './rateLimitSettings';
import { readSettings } from './readSettings';

const limitsWith = (environment: Record<string, string>) => readSettings(environment).limits;

test('by default the limits are those of the library', () => {
  expect(limitsWith({})).toEqual({
    ...defaultAccountLimits,
    chat: defaultLiveLimits.chat,
    beacons: defaultBeaconRules.perNetwork,
  });
});

test('each name sets one count, and no other', () => {
  const countsOf = (limits: object) => JSON.stringify(limits).match(/\d+/g) ?? [];
  const before = countsOf(limitsWith({}));
  for (const name of rateLimitNames) {
    const after = countsOf(limitsWith({ [name]: '777' }));
    const changed = after.filter((count, at) => count !== before[at]);
    expect([name, ...changed]).toEqual(
      name === 'RATE_LIMIT_CHAT_BURST' ? [name, '777', '777'] : [name, '777'],
    );
  }
});

test('the names say what is set', () => {
  const limits = limitsWith({
    RATE_LIMIT_SMS_PER_PHONE_MINUTE: '2',
    RATE_LIMIT_SMS_PER_PHONE_DAY: '20',
    RATE_LIMIT_SMS_TRIES_PER_CODE: '3',
    RATE_LIMIT_PASSWORD_PER_ACCOUNT_15_MINUTES: '4',
    RATE_LIMIT_LOGIN_PER_NETWORK_5_MINUTES: '50',
    RATE_LIMIT_CHAT_BURST: '60',
    RATE_LIMIT_CHAT_PER_MINUTE: '70',
  });
  expect(limits).toMatchObject({
    codesPerPhone: [
      { count: 2, seconds: 60 },
      { count: 5, seconds: 3600 },
      { count: 20, seconds: 86_400 },
    ],
    triesPerCode: 3,
    passwordsPerAccount: [{ count: 4, seconds: 900 }],
    loginsPerNetwork: [{ count: 50, seconds: 300 }],
    chat: [
      { count: 60, seconds: 60 },
      { count: 70, seconds: 60 },
    ],
  });
});

test('docs/operations.md lists them with their defaults', () => {
  const text = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (`RATE_LIMIT_[^|]*) \| ([^|]*) \|/gm)];
  const documented = rows.flatMap(([, names = '', defaults = '']) => {
    const counts = defaults.split(', ');
    return [...names.matchAll(/`(\w+)`/g)].map(([, name = ''], at) => [name, Number(counts[at])] as const);
  });
  const own = documented.filter(([name]) => name.startsWith('RATE_LIMIT_') && !name.includes('_CSP_'));
  const table = rateLimitNames.map((name) => [name, rateLimitSettings[name].byDefault]);
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(table));
});
