import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { SiteSettings } from '../settings/readSettings';

/** Bytes of log lines held back while the sink does not take them; more are dropped, rendering never waits. */
const bufferBytes = 4 * 1024 * 1024;

const secrets = ['authorization', 'cookie', 'tel', 'phone', 'verify_code', 'password', 'token', 'account'];

const redact = {
  paths: [...secrets, ...secrets.map((name) => `*.${name}`), ...secrets.map((name) => `*.*.${name}`)],
  censor: '[redacted]',
};

/**
 * Creates the logger: one JSON object per line on standard output, written asynchronously, secrets replaced.
 * @param settings only `requestLog` is of interest: without request lines, only warnings and errors are kept
 * @param destination another sink, for tests
 */
export function createLogger(
  settings: Pick<SiteSettings, 'requestLog'>,
  destination: DestinationStream = pino.destination({ sync: false, maxLength: bufferBytes }),
): Logger {
  const level = settings.requestLog ? 'info' : 'warn';
  return pino({ level, redact, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
