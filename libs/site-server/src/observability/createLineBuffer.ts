import type { DestinationStream } from 'pino';

const maxLines = 100;

/** Short enough to watch the log. Milliseconds. */
const maxDelayMs = 20;

/** Lines that are handed on together: the destination does as much work for one line as for a hundred. */
export const createLineBuffer = (destination: Pick<DestinationStream, 'write'>) => {
  let lines = '';
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (count === 0) return;
    const text = lines;
    lines = '';
    count = 0;
    destination.write(text);
  };

  return {
    write(line: string): void {
      lines += line;
      count += 1;
      if (count >= maxLines) flush();
      else timer ??= setTimeout(flush, maxDelayMs);
    },
    flush,
  };
};
