import { recordOf } from './recordOf.mjs';
import { familyCpuMs, residentMb } from './processUse.mjs';

/**
 * Measures named processes, each with what it has started. CPU time, and no elapsed time: other work on the machine makes everything take
 * longer, and hardly anything cost more. Linux only.
 *
 * @template {string} Name
 * @param {Record<Name, number>} pids
 */
export const createMeter = (pids) => {
  const names = /** @type {Name[]} */ (Object.keys(pids));
  const readCpu = () => recordOf(names, (name) => familyCpuMs(pids[name]));
  return {
    /**
     * CPU milliseconds of each process while something is done.
     *
     * @type {<Result>(work: () => Promise<Result>) => Promise<{ result: Result, seconds: number, cpu: Record<Name, number> }>}
     */
    over: async (work) => {
      const before = readCpu();
      const startedAt = performance.now();
      const result = await work();
      const seconds = (performance.now() - startedAt) / 1_000;
      const after = readCpu();
      return { result, seconds, cpu: recordOf(names, (name) => after[name] - before[name]) };
    },
    /** Resident memory of a process in MB, without what it has started. */
    megabytes: (/** @type {Name} */ name) => residentMb(pids[name]),
  };
};
