import { execFileSync } from 'node:child_process';

/**
 * The commit where this branch left main (the remote's main when the clone knows one).
 *
 * @param {string} root
 * @returns {string}
 * @throws {Error} a sentence, when there is no main to compare with
 */
export const mergeBase = (root) => {
  const found = ['origin/main', 'main'].flatMap((branch) => {
    try {
      const args = ['merge-base', branch, 'HEAD'];
      return [execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()];
    } catch {
      return [];
    }
  });
  if (!found[0]) throw new Error('There is no branch main here: set NX_BASE to the commit to compare with.');
  return found[0];
};
