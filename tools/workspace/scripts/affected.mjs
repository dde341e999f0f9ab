/**
 * `npm run affected`: what CI runs for a change, in the affected projects only. The change is everything
 * since NX_BASE, which defaults to where this branch left main.
 */
import { join } from 'node:path';
import { findChromium } from '../src/pipeline/findChromium.mjs';
import { installWhenNeeded } from '../src/pipeline/install.mjs';
import { mergeBase } from '../src/pipeline/mergeBase.mjs';
import { runCommand, runNx } from '../src/pipeline/runCommand.mjs';

const root = join(import.meta.dirname, '../../..');
const targets = ['lint', 'typecheck', 'test', 'check-generated', 'build', 'test-stories'];

await installWhenNeeded(root);
process.env['CHROMIUM_PATH'] = await findChromium(root);
const base = process.env['NX_BASE'] || mergeBase(root);
console.log(`Affected by the changes since ${base}`);
const codes = [
  await runCommand(root, process.execPath, [join(import.meta.dirname, 'checks.mjs')]),
  await runNx(root, ['affected', `--base=${base}`, `--targets=${targets.join(',')}`, '--parallel=2']),
];
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
