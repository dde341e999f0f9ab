import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Another process has locked the folder; the message names it and the remedy. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
}

const held = new Set<string>();

const isErrorCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** State and start time of a process, where the system provides them: the start tells a reused process id from the original one. */
const statOf = (pid: number): { state: string; start: string } => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return { state: '', start: '' };
  }
};

/** Such a process has ended; its parent has not requested yet how. */
const endedStates = ['Z', 'X', 'x'];

const isAlive = (owner: string, file: string): boolean => {
  const [id = '', start = ''] = owner.trim().split(' ');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid < 1) return false;
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (isErrorCode(error, 'ESRCH')) return false;
  }
  const now = statOf(pid);
  return start === now.start && !endedStates.includes(now.state);
};

const readLockOwner = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Removes the lock of a dead process; restores it when another process has renewed it meanwhile. */
const clearStale = (file: string, owner: string): void => {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readLockOwner(aside) !== owner) linkSync(aside, file);
  rmSync(aside, { force: true });
};

const toInUseError = (folder: string, owner: string): DataDirInUseError =>
  new DataDirInUseError(
    `The data folder ${folder} is in use by process ${owner.split(' ')[0]}. Stop that process, or start this one with another DATA_DIR.`,
  );

/**
 * Creates the folder and locks it for this process: the database has no lock of its own, and two writers would lose
 * each other's records. The lock of a killed process is taken over.
 *
 * @returns releases the lock
 * @throws DataDirInUseError
 */
export const lockDataDir = (folder: string): (() => void) => {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true });
  const file = join(path, 'lock');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(file, `${process.pid} ${statOf(process.pid).start}`, { flag: 'wx' });
      held.add(file);
      return () => {
        if (held.delete(file)) rmSync(file, { force: true });
      };
    } catch (error) {
      if (!isErrorCode(error, 'EEXIST')) throw error;
    }
    const owner = readLockOwner(file);
    if (owner === undefined) continue;
    if (isAlive(owner, file)) throw toInUseError(path, owner);
    clearStale(file, owner);
  }
  throw new DataDirInUseError(`The lock of ${path} keeps changing hands; try again.`);
};
