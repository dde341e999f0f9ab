import { startStage } from '../load/startStage.mjs';

/** Time the platform takes for an answer unless a trial says otherwise. */
const delayMs = 20;

/**
 * One trial; it starts the sites it needs. `ok`: the goal is met; `text`: the number; `skipped`: why there is none.
 *
 * @typedef {{ stage: import('../load/startStage.mjs').Stage, isFull: boolean, addresses: number, print: (line: string) => void }} TrialContext
 * @typedef {{ ok: boolean, text: string } | { skipped: string }} Outcome
 * @typedef {(context: TrialContext) => Promise<Outcome>} Trial
 */

/**
 * Runs trials one after the other and prints a line for each.
 *
 * @param {Record<string, Trial>} trials
 * @param {{ root: string, port: number, isFull: boolean, addresses: number, print: (line: string) => void }} options `addresses`: for the trial of memory
 * @returns the number of trials that missed their goal
 */
export const runTrials = async (trials, { root, port, print, ...length }) => {
  const stage = await startStage({ root, port, delayMs });
  let missed = 0;
  for (const [name, trial] of Object.entries(trials)) {
    print(`… ${name}`);
    const startedAt = performance.now();
    /** @type {Outcome} */
    const outcome = await trial({ stage, ...length, print: (line) => print(`  ${line}`) }).catch((error) => ({
      ok: false,
      text: String(error),
    }));
    await stage.reset();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    if ('skipped' in outcome) print(`skipped  ${name}: ${outcome.skipped}`);
    else print(`${outcome.ok ? 'ok     ' : 'MISSED '}  ${name}: ${outcome.text} [${seconds} s]`);
    if ('ok' in outcome && !outcome.ok) missed += 1;
  }
  await stage.close();
  return missed;
};
