import type { Environment } from './settingsSchema';

const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::';

/** Finds settings that cannot be right together; gives a sentence for each. */
export const findContradictions = ({ HOST, PORT, ADMIN_HOST, ADMIN_PORT }: Environment): string[] => {
  const isSameHost = HOST === ADMIN_HOST || isEveryAddress(HOST) || isEveryAddress(ADMIN_HOST);
  // 0 takes any free port.
  return PORT === ADMIN_PORT && PORT !== 0 && isSameHost
    ? [`PORT and ADMIN_PORT are both ${PORT}; they must differ.`]
    : [];
};
