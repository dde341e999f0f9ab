import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { SiteSettings } from '../settings/readSettings';

/** Log lines buffered while standard output is blocked; more are dropped, so that logging never delays a page. */
const maxBufferedBytes = 4 * 1024 * 1024;

const secrets = ['authorization', 'cookie', 'tel', 'phone', 'verify_code', 'password', 'token', 'account'];

const redact = {
  paths: [...secrets, ...secrets.map((name) => `*.${name}`), ...secrets.map((name) => `*.*.${name}`)],
  censor: '[redacted]',
};

/**
 * Creates the logger: one JSON object per line on standard output, written asynchronously, secrets redacted.
 * @param settings without the request log only warnings and errors are written
 * @param destination another sink, for tests
 */
export const createLogger = (
  { requestLog }: Pick<SiteSettings, 'requestLog'>,
  destination: DestinationStream = pino.destination({ sync: false, maxLength: maxBufferedBytes }),
): Logger => {
  const level = requestLog ? 'info' : 'warn';
  return pino({ level, redact, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
};
