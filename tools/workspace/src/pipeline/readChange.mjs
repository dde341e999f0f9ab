import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../checks/listFiles.mjs';

/** @typedef {import('./planAffected.mjs').Change} Change */

/**
 * What planning needs to know of the files: which are touched, which libraries have stories, and the tags of the browser specs.
 *
 * @param {string} root
 * @param {string} base commit
 * @returns {Omit<Change, 'graph'>}
 */
export const readChange = (root, base) => {
  const files = listFiles(root);
  const stories = files.filter((file) => /^libs\/.*\.stories\.tsx$/.test(file));
  return {
    files: touchedFiles(root, base),
    storyLibraries: [...new Set(stories.map((file) => file.split('/')[1] ?? ''))].sort(),
    specTags: readSpecTags(root, files),
  };
};

/**
 * Committed since the base, changed in the working tree, or new.
 *
 * @param {string} root
 * @param {string} base
 */
const touchedFiles = (root, base) =>
  [
    ['diff', '--name-only', '--no-renames', '-z', base],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ].flatMap((args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean));

/**
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Record<string, string[]>}
 */
export const readSpecTags = (root, files) =>
  Object.fromEntries(
    files
      .filter((file) => /^apps\/share-web-e2e\/src\/.*\.spec\.ts$/.test(file))
      .map((file) => [basename(file), tagsIn(readFileSync(join(root, file), 'utf8'))]),
  );

/** @param {string} text */
const tagsIn = (text) => [...new Set([...text.matchAll(/'@([a-z-]+)'/g)].map(([, tag = '']) => tag))];
