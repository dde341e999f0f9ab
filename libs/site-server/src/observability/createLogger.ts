import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { createLineBuffer } from './createLineBuffer';
import type { SiteSettings } from '../settings/readSettings';

/** Log lines buffered while standard output is blocked; more are dropped and counted, so that logging never delays a page. */
const maxBufferedBytes = 4 * 1024 * 1024;

const secrets = ['authorization', 'cookie', 'tel', 'phone', 'verify_code', 'password', 'token', 'account'];

const redact = {
  paths: [...secrets, ...secrets.map((name) => `*.${name}`), ...secrets.map((name) => `*.*.${name}`)],
  censor: '[redacted]',
};

/** Where lines go. A destination that drops some tells of them; they may be several in one text. */
type LogDestination = DestinationStream & {
  on?(event: 'drop', listener: (lines: string) => void): unknown;
};

/** The logger of the site. */
export interface SiteLogger extends Logger {
  /** Writes a finished line, `\n` included, as it is and a moment later: for lines whose every field is known to be harmless. */
  writeLine(line: string): void;
  /** How many lines were dropped since the start. */
  droppedLines(): number;
  /** Resolves when every line has been written. */
  flushLines(): Promise<void>;
}

/**
 * Creates the logger: one JSON object per line on standard output, written asynchronously, secrets redacted.
 * @param settings without the request log only warnings and errors are written
 * @param destination another sink, for tests
 */
export const createLogger = (
  { requestLog }: Pick<SiteSettings, 'requestLog'>,
  destination: LogDestination = pino.destination({ sync: false, maxLength: maxBufferedBytes }),
): SiteLogger => {
  const level = requestLog ? 'info' : 'warn';
  const logger = pino(
    { level, redact, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
  const lines = createLineBuffer(destination);
  let dropped = 0;
  destination.on?.('drop', (text) => (dropped += text.split('\n').length - 1));
  return Object.assign(logger, {
    writeLine: lines.write,
    droppedLines: () => dropped,
    flushLines: () => {
      lines.flush();
      return new Promise<void>((resolve) => logger.flush(() => resolve()));
    },
  });
};
