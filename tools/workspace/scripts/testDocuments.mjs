/**
 * `npm run test:documents`: runs the commands of the documents as they stand there, on a clean clone in a folder of its own. The
 * ports that the documents name have to be free. `-- --only storybook` runs those with this word. Exit code 1 when one fails.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { leftOut } from '../src/documents/trials.mjs';
import { runDocuments } from '../src/documents/runDocuments.mjs';

const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values;

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
const clone = join(folder, 'clone');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));
execFileSync('git', ['clone', '-q', join(import.meta.dirname, '../../..'), clone]);

const { passed, failed } = await runDocuments(clone, only);
for (const [reason, commands] of Object.entries(leftOut))
  console.log(`Left out, ${reason}: ${commands.length}`);
console.log(
  `${passed.length} passed, ${failed.length} failed${failed.map((line) => `\n   ✗ ${line}`).join('')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
