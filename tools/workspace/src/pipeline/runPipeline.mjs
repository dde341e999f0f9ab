import { join } from 'node:path';
import { addCounts, countsLine, noCounts } from './counts.mjs';
import { installWhenNeeded } from './install.mjs';
import { runStages } from './runStages.mjs';

/** @typedef {{ stages: import('./runStages.mjs').Stage[], closing?: string[] }} Plan `closing`: lines printed before the counts */

const root = join(import.meta.dirname, '../../../..');
const output = { print: console.log, now: Date.now };

/**
 * Prepares the machine, runs the stages of a plan and ends with the counts. Nothing that needs a package is imported before
 * the packages are installed.
 *
 * @param {(root: string, graph: import('./readGraph.mjs').Graph) => Promise<Plan>} makePlan
 */
export const runPipeline = async (makePlan) => {
  const started = Date.now();
  const stop = new AbortController();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, async () => {
      stop.abort();
      const { endRunning } = await import('./runCommand.mjs').catch(() => ({ endRunning: undefined }));
      await endRunning?.();
      console.log(`Ended by ${signal}.`);
      process.exit(130);
    });
  }
  /** @type {Plan} */
  let plan = { stages: [] };
  const preparing = {
    title: 'preparing',
    run: async () => {
      process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1';
      await installWhenNeeded(root, stop.signal);
      const [{ findChromium }, { readGraph }] = await Promise.all([
        import('./findChromium.mjs'),
        import('./readGraph.mjs'),
      ]);
      process.env['CHROMIUM_PATH'] = await findChromium(root);
      plan = await makePlan(root, await readGraph(root));
      return noCounts;
    },
  };
  const prepared = await runStages([preparing], output);
  const counts = addCounts([prepared, await runStages(plan.stages, output)]);
  const seconds = (Date.now() - started) / 1000;
  console.log(
    `\n${seconds < 120 ? `${seconds.toFixed(0)} seconds` : `${(seconds / 60).toFixed(1)} minutes`} in all`,
  );
  plan.closing?.forEach((line) => console.log(line));
  console.log(countsLine(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
};
