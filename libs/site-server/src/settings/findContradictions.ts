import type { Environment } from './settingsSchema';

const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::';

/** A proxy on this machine may be a test's; one elsewhere answers for visitors under a name of its own. */
const isOfThisMachine = (network: string) => network === '::1' || network.startsWith('127.');

const findSharedPort = ({ HOST, PORT, ADMIN_HOST, ADMIN_PORT }: Environment): string[] => {
  const isSameHost = HOST === ADMIN_HOST || isEveryAddress(HOST) || isEveryAddress(ADMIN_HOST);
  // 0 takes any free port.
  return PORT === ADMIN_PORT && PORT !== 0 && isSameHost
    ? [`PORT and ADMIN_PORT are both ${PORT}; they must differ.`]
    : [];
};

const findMissingOrigin = ({ SITE_ORIGIN, TRUSTED_PROXIES }: Environment): string[] =>
  SITE_ORIGIN === undefined && !TRUSTED_PROXIES.every(isOfThisMachine)
    ? [
        'SITE_ORIGIN must be set where TRUSTED_PROXIES has a proxy on another machine; pages would name this machine in their addresses.',
      ]
    : [];

/** Finds settings that cannot be right together; gives a sentence for each. */
export const findContradictions = (env: Environment): string[] => [
  ...findSharedPort(env),
  ...findMissingOrigin(env),
];
