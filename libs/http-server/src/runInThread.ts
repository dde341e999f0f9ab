import { Worker } from 'node:worker_threads';

/**
 * Room for young objects, in megabytes; Node's default is 48. A page in the making lives for as long as the platform takes to
 * answer. With many at once the default overflows into the old heap, and a sixth of a page's processor time goes into collecting it
 * (docs/decisions/0009-the-way-of-a-page.md).
 */
const youngGenerationMb = 192;

/** A thread that is still there so long after it ought to have ended itself hangs. */
const hardEndGraceMs = 500;
/** For a thread that has not said yet how long it takes, because it is still starting. */
const hardEndAtStartMs = 10_000;

/**
 * Runs the server's module in a thread of this process, because only the heap of a thread can be given more room from within.
 * Signals become messages to the thread, which says how long it takes to end after one; the process ends with the thread, and with its
 * exit code.
 */
export const runInThread = (module: URL): void => {
  const thread = new Worker(module, { resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb } });
  let endsWithinMs = hardEndAtStartMs;
  let hardEnd: NodeJS.Timeout | undefined;
  const setHardEnd = () => {
    clearTimeout(hardEnd);
    hardEnd = setTimeout(() => process.exit(1), endsWithinMs + hardEndGraceMs);
  };
  thread.on('message', (ms: number) => {
    endsWithinMs = ms;
    if (hardEnd) setHardEnd();
  });
  const stop = () => {
    thread.postMessage('stop');
    if (!hardEnd) setHardEnd();
  };
  // Listening goes on after the first signal: the default action of a second one would cut requests off.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  thread.once('error', (error) => process.stderr.write(`${error.stack ?? error}\n`));
  thread.once('exit', (code) => process.exit(code));
};
