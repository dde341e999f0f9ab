import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of the repository, with `/`: what git tracks or would add; without git, everything that the
 * (flat) .gitignore does not name.
 *
 * @param {string} root
 * @returns {string[]}
 */
export const listFiles = (root) =>
  existsSync(join(root, '.git')) ? trackedFiles(root) : foundFiles(root, ignoredNames(root));

const trackedFiles = (/** @type {string} */ root) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)));

const ignoredNames = (/** @type {string} */ root) =>
  new Set([
    ...readFileSync(join(root, '.gitignore'), 'utf8')
      .split('\n')
      .map((line) => line.trim()),
    '.git',
  ]);

/**
 * @param {string} root
 * @param {ReadonlySet<string>} ignored
 * @param {string} [folder]
 * @returns {string[]}
 */
const foundFiles = (root, ignored, folder = '') =>
  readdirSync(join(root, folder))
    .filter((name) => !ignored.has(name))
    .map((name) => (folder ? `${folder}/${name}` : name))
    .flatMap((path) => (statSync(join(root, path)).isDirectory() ? foundFiles(root, ignored, path) : [path]));

/**
 * The text files among them, with their text.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {{ path: string, text: string }[]}
 */
export const readTexts = (root, paths) =>
  paths
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));
