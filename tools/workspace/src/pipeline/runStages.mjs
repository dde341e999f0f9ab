import { addCounts, noCounts } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @typedef {{ title: string, after?: string, run: () => Promise<Counts> }} Stage `after`: title of a stage that has to succeed first */

/**
 * Runs the stages one after the other, each with a headline and its time. A stage that throws, and one that
 * cannot run because of an earlier one, counts as one failure.
 *
 * @param {readonly Stage[]} stages
 * @param {{ print: (line: string) => void, now: () => number }} output `now` in milliseconds
 */
export const runStages = async (stages, { print, now }) => {
  /** @type {Map<string, Counts>} */
  const done = new Map();
  for (const stage of stages) {
    const started = now();
    print(`\n━━ ${stage.title}`);
    const blocked = stage.after !== undefined && done.get(stage.after)?.failed !== 0;
    const counts = blocked
      ? failure(print, `Not run, because "${stage.after}" failed.`)
      : await stage
          .run()
          .catch((error) => failure(print, error instanceof Error ? error.message : String(error)));
    done.set(stage.title, counts);
    counts.skipped.forEach((sentence) => print(`   skipped: ${sentence}`));
    print(`━━ ${stage.title}: ${outcome(counts)}, ${((now() - started) / 1000).toFixed(1)} s`);
  }
  return addCounts([...done.values()]);
};

/** @type {(print: (line: string) => void, sentence: string) => Counts} */
const failure = (print, sentence) => {
  print(`   ✗ ${sentence}`);
  return { ...noCounts, failed: 1 };
};

const outcome = (/** @type {Counts} */ { passed, failed, skipped }) =>
  `${failed > 0 ? `✗ ${failed} failed` : '✓'}, ${passed} passed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
