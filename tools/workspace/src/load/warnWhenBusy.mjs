import { availableParallelism, loadavg } from 'node:os';

/** Says so when other work disturbs measurements. */
export const warnWhenBusy = (/** @type {(line: string) => void} */ print) => {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  if (load > cores / 2)
    print(`Other work keeps this machine busy (load ${load.toFixed(1)} on ${cores} cores): trust no times.`);
};
