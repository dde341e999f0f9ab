/**
 * Runs the workflow of a change step by step on a clean clone, as its runner does (`npm run test:workflows`): a line is added to a library on
 * which only the app depends, and then every command of `.github/workflows/change.yml` runs. GitLab runs the same (`workflows.test.ts`).
 *
 * `-- --file libs/ui/src/index.ts` changes another file. The packages come from the runner's cache, as for every change of the same lockfile: they
 * are copied from this checkout through an archive. Services of the runner are left out; commands that install packages of the system are
 * left out where this process may not.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readGithub } from '../src/workflows/readWorkflows.mjs';

const { file = '' } = parseArgs({
  options: { file: { type: 'string', default: 'libs/desktop-page/src/index.ts' } },
}).values;

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'change-'));
const clone = join(folder, 'clone');
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] });

execFileSync('git', ['clone', '-q', root, clone]);
git('switch', '-q', '-c', 'a-change');
appendFileSync(join(clone, file), '\n// A change.\n');
const author = ['-c', 'user.name=Change', '-c', 'user.email=change@example.com'];
git(...author, 'commit', '-qam', '[workspace] Change a line');

const mayInstall = process.getuid?.() === 0;
/** Written for the runner's machine: the database and the settings of this one stay. */
const isOfRunner = (/** @type {string} */ run) => run.startsWith('git config --global');

const [job] = readGithub(root).change;
// As runners do: an archive was written before, and is unpacked for the change.
const archives = (job?.cached ?? []).map((path, index) => {
  const archive = join(folder, `cache-${index}.tar`);
  execFileSync('tar', ['-cf', archive, path], { cwd: root });
  return archive;
});
const started = Date.now();
const secondsSince = (/** @type {number} */ begun) => ((Date.now() - begun) / 1000).toFixed(1);
for (const archive of archives) execFileSync('tar', ['-xf', archive, '-C', clone]);
console.log(`\nCache of ${job?.cached.join(', ')}: ${secondsSince(started)} s`);
let failed = 0;
for (const { run, variables } of job?.commands ?? []) {
  const isLeftOut = isOfRunner(run) || (run.startsWith('apt-get') && !mayInstall);
  console.log(`\n$ ${run}${isLeftOut ? '   (left out here)' : ''}`);
  if (isLeftOut) continue;
  const begun = Date.now();
  const { E2E_TRACE: trace } = variables;
  const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', run], {
    cwd: clone,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true', BASE_BRANCH: 'main', ...(trace && { E2E_TRACE: trace }) },
  });
  console.log(`${secondsSince(begun)} s`);
  if (status === 0) continue;
  failed += 1;
  break;
}
console.log(`\nThe change of ${file}: ${failed ? 'failed' : 'passed'}, ${secondsSince(started)} s in all`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed;
