import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** Length of a tick of /proc/…/stat in milliseconds. */
const tickMs = 10;

const read = (/** @type {number} */ pid, /** @type {string} */ file) =>
  readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** CPU time that a process has used so far, in milliseconds. Linux only. */
export const cpuMs = (/** @type {number} */ pid) => {
  const fields = read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

/** Threads of a process that run, to the nanosecond; those that have ended are not in it. */
const threadsMs = (/** @type {number} */ pid) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    try {
      return sum + Number(read(pid, `task/${thread}/schedstat`).split(' ')[0]) / 1e6;
    } catch {
      return sum;
    }
  }, 0);

/** @type {() => Map<number, number>} the parent of each process */
const readParents = () => {
  /** @type {Map<number, number>} */
  const parents = new Map();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean))
    try {
      parents.set(pid, Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1]));
    } catch {
      // It has ended just now.
    }
  return parents;
};

/**
 * CPU time of a process and of all that it has started, also of those that have ended, in milliseconds: of a small load, too, for which
 * ticks are too coarse. Linux only.
 *
 * @type {(pid: number) => number}
 */
export const familyCpuMs = (pid) => {
  const parents = readParents();
  const sum = (/** @type {number} */ each) => {
    const fields = read(each, 'stat').split(') ').at(-1)?.split(' ') ?? [];
    let total = threadsMs(each) + (Number(fields[13]) + Number(fields[14])) * tickMs;
    for (const [child, parent] of parents)
      if (parent === each)
        try {
          total += sum(child);
        } catch {
          // It has ended just now, and counts for its parent the next time.
        }
    return total;
  };
  return sum(pid);
};

/** Resident memory of a process in MB. Linux only. */
export const residentMb = (/** @type {number} */ pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1]) / 1024;

/** Open sockets of a process. Linux only. */
export const openSockets = (/** @type {number} */ pid) =>
  readdirSync(`/proc/${pid}/fd`).filter((entry) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${entry}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;
