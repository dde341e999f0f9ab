import { appendFileSync, chmodSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a built site as another release: its modules differ by a comment. @type {(folder: string, target: string) => string} the file of its program */
export const copyRelease = (folder, target) => {
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, target, { recursive: true });
  const file = join(target, 'server/main.js');
  chmodSync(file, 0o644);
  appendFileSync(file, '\n// the next release\n');
  return file;
};
