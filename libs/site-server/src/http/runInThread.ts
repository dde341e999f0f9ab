import { Worker } from 'node:worker_threads';

/**
 * Room for young objects, in megabytes; Node's default is 48. A page in the making lives for as long as the platform takes to
 * answer. With many at once the default overflows into the old heap, and a sixth of a page's processor time goes into collecting it
 * (docs/decisions/0009-the-way-of-a-page.md).
 */
const youngGenerationMb = 192;

/**
 * Room for all other objects, in megabytes: 60 are in use. The engine collects them the later the more room there is, and of Node's own
 * default (2,000 and more) 70 MB of garbage lie there that nobody needs.
 */
const oldGenerationMb = 1024;

/** Longer than draining takes. A thread that is still there by then hangs, perhaps on a full pipe behind its log. */
const hardEndMs = 12_500;

/**
 * Runs the server's module in a thread of this process, because only the heap of a thread can be given more room from within.
 * Signals become messages to the thread; the process ends with the thread, and with its exit code.
 */
export const runInThread = (module: URL): void => {
  const resourceLimits = {
    maxYoungGenerationSizeMb: youngGenerationMb,
    maxOldGenerationSizeMb: oldGenerationMb,
  };
  const thread = new Worker(module, { resourceLimits });
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
