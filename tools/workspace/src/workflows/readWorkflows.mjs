import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * A job of GitHub's or GitLab's files, in one form. `commands`: in their order; `variables`: of its environment, as they stand in the
 * file; `matrix`: the values of its one dimension, empty without any; `cached`: what is restored as it was, and not from another state.
 *
 * @typedef {{ name: string, commands: { run: string, variables: Record<string, string> }[], matrix: string[], cached: string[] }} Job
 */

/** @typedef {{ run?: string, env?: Record<string, string>, uses?: string, with?: Record<string, string> }} GithubStep */
/** @typedef {{ key: string | { files: string[] }, paths: string[] }} GitlabCache */
/** @typedef {{ steps: GithubStep[], env?: Record<string, string>, strategy?: { matrix: Record<string, string[]> } }} GithubJob */
/** @typedef {{ before_script?: string[], script?: string[], cache?: GitlabCache | GitlabCache[], extends?: string, parallel?: { matrix: Record<string, string[]>[] } }} GitlabJob */

/** @type {(name: string, job: GithubJob) => Job} */
const fromGithub = (name, { steps, env = {}, strategy }) => ({
  name,
  commands: steps.flatMap(({ run, env: own = {} }) => (run ? [{ run, variables: { ...env, ...own } }] : [])),
  matrix: Object.values(strategy?.matrix ?? {}).flat(),
  cached: steps.flatMap(({ uses, with: { path = '', ...keys } = {} }) =>
    uses?.startsWith('actions/cache@') && !keys['restore-keys'] ? [path] : [],
  ),
});

/** The jobs of `.github/workflows`, by file. @type {(root: string) => Record<'change' | 'main' | 'nightly', Job[]>} */
export const readGithub = (root) => {
  const read = (/** @type {string} */ file) => {
    const { jobs } = parse(readFileSync(join(root, `.github/workflows/${file}.yml`), 'utf8'));
    return Object.entries(jobs).map(([name, job]) => fromGithub(name, job));
  };
  return { change: read('change'), main: read('main'), nightly: read('nightly') };
};

/** The jobs of `.gitlab-ci.yml`. @type {(root: string) => Job[]} */
export const readGitlab = (root) => {
  /** @type {Record<string, GitlabJob>} */
  const file = parse(readFileSync(join(root, '.gitlab-ci.yml'), 'utf8'));
  return Object.entries(file)
    .filter(([name, { script }]) => script && !name.startsWith('.'))
    .map(([name, { script = [], extends: base, parallel, cache = file[base ?? '']?.cache ?? [] }]) => ({
      name,
      commands: [...(file[base ?? '']?.before_script ?? []), ...script].map((run) => ({
        run,
        variables: {},
      })),
      matrix: Object.values(parallel?.matrix[0] ?? {}).flat(),
      cached: [cache].flat().flatMap(({ key, paths }) => (typeof key === 'string' ? [] : paths)),
    }));
};
