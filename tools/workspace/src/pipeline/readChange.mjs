import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../checks/listFiles.mjs';

const git = (/** @type {string} */ root, /** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\0').filter(Boolean);

/**
 * The commit where this branch left main (the remote's main when there is one).
 *
 * @throws {Error} when there is no main to compare with
 */
export const mergeBase = (/** @type {string} */ root) => {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git(root, 'merge-base', branch, 'HEAD').join('').trim();
    } catch {
      continue;
    }
  }
  throw new Error('There is no branch main here: set NX_BASE to the commit to compare with.');
};

/** The files touched since the commit `base`, the libraries that have stories, and the tags of the browser specs. */
export const readChange = (/** @type {string} */ root, /** @type {string} */ base) => {
  const files = listFiles(root);
  const stories = files.filter((file) => /^libs\/.*\.stories\.tsx$/.test(file));
  const diff = ['diff', '--name-only', '--no-renames', '-z'];
  const created = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  const surface = [
    ...created,
    ...git(root, ...diff, '--diff-filter=AD', base),
    ...git(root, ...diff, '-G\\b(import|export|require|from)\\b', base, '--', '*.ts', '*.tsx', '*.mjs'),
    ...git(root, ...diff, base, '--', '*.json'),
  ];
  return {
    files: [...git(root, ...diff, base), ...created],
    hasNewSurface: surface.length > 0,
    storyLibraries: [...new Set(stories.map((file) => file.split('/')[1] ?? ''))].sort(),
    specTags: readSpecTags(root, files),
  };
};

export const readSpecTags = (/** @type {string} */ root, /** @type {readonly string[]} */ files) =>
  Object.fromEntries(
    files
      .filter((file) => /^apps\/share-web-e2e\/src\/.*\.spec\.ts$/.test(file))
      .map((file) => [basename(file), tagsIn(readFileSync(join(root, file), 'utf8'))]),
  );

const tagsIn = (/** @type {string} */ text) => [
  ...new Set([...text.matchAll(/(?<!\w\[)'@([a-z-]+)'(?!:)/g)].map(([, tag = '']) => tag)),
];
