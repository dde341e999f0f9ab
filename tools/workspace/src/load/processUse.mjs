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
