import { posix } from 'node:path';

/** Paths and names of one machine or one installation, which never belong into the repository. */
const rules = [
  {
    found: /(?<![\w.$}/-])\/(home|Users|root)\/[\w.-]+\/|\b[A-Z]:\\Users\\/,
    says: 'names a folder of one machine',
  },
  {
    found: /https?:\/\/[^\s"'`/]*\b(registry|npm|mirrors?|artifactory|nexus|verdaccio)\b[^\s"'`]*/i,
    says: 'names a package registry',
  },
  { found: /^\s*(@[\w-]+:)?registry\s*=/m, says: 'sets a package registry' },
  { found: /\b(issue|ticket|pull request|PR)\s*#\s*\d+/i, says: 'refers to a numbered issue' },
  { found: /^(<{7} |>{7} )/m, says: 'holds a merge conflict' },
];

/** Texts whose relative paths mean files; elsewhere `../` may be hostile input on purpose. */
const namesFiles = /\.(md|json|ya?ml|sh|mjs|cjs)$/;

/**
 * Tracked files are free of machine paths (that of this working copy, `root`, too), registry addresses, issue numbers and
 * paths out of the repository.
 *
 * @type {(files: readonly import('./thinApp.mjs').SourceFile[], root: string) => string[]}
 */
export const commitHygiene = (files, root) =>
  files.flatMap(({ path, text }) => [
    ...rules.flatMap(({ found, says }) => {
      const match = found.exec(text);
      return match ? [`${path}:${lineAt(text, match.index)} ${says}: ${match[0].trim()}`] : [];
    }),
    ...workingCopy(path, text, root),
    ...(namesFiles.test(path) ? leavingPaths(path, text) : []),
  ]);

/** @type {(path: string, text: string, root: string) => string[]} */
const workingCopy = (path, text, root) => {
  const at = root.split('/').length > 2 ? text.indexOf(root) : -1;
  return at === -1 ? [] : [`${path}:${lineAt(text, at)} names the folder of this working copy: ${root}`];
};

const leavingPaths = (/** @type {string} */ path, /** @type {string} */ text) =>
  [...text.matchAll(/(?<![\w./*-])(?:\.\.\/)+[\w@.-]+/g)]
    .filter(([target]) => posix.join(posix.dirname(path), target).startsWith('../'))
    .map((match) => `${path}:${lineAt(text, match.index)} points out of the repository: ${match[0]}`);

const lineAt = (/** @type {string} */ text, /** @type {number} */ index) =>
  text.slice(0, index).split('\n').length;
