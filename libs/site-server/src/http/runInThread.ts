import { Worker } from 'node:worker_threads';

/**
 * Room for young objects, in megabytes; Node's default is 48. A page in the making lives for as long as the platform takes to
 * answer. With many at once the default overflows into the old heap, and a sixth of a page's processor time goes into collecting it
 * (docs/decisions/0009-the-way-of-a-page.md).
 */
const youngGenerationMb = 192;

/** Longer than draining takes. A thread that is still there by then hangs, perhaps on a full pipe behind its log. */
const hardEndMs = 12_500;

/**
 * Runs the server's module in a thread of this process, because only the heap of a thread can be given more room from within.
 * Signals become messages to the thread; the process ends with the thread, and with its exit code.
 */
export const runInThread = (module: URL): void => {
  const thread = new Worker(module, { resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb } });
  const stop = () => {
    thread.postMessage('stop');
    setTimeout(() => process.exit(1), hardEndMs);
  };
  // Listening goes on after the first signal: the default action of a second one would cut requests off.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  thread.once('error', (error) => process.stderr.write(`${error.stack ?? error}\n`));
  thread.once('exit', (code) => process.exit(code));
};
