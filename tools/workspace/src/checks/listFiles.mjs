import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text files of the workspace that git does not ignore, with `/`. Works in a copy without a repository too. */
export const listFiles = (/** @type {string} */ root) => {
  const args = ['grep', '--no-index', '--exclude-standard', '-I', '--files-with-matches', '-z', ''];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return output.split('\0').filter(Boolean);
};

export const readTexts = (/** @type {string} */ root, /** @type {readonly string[]} */ paths) =>
  paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
