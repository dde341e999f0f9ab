import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { wholeChromium, fontConfigFile, fontFiles } from '../../../playwright.preset.mjs';

const baseline = new URL('baseline.json', import.meta.url);

const toHash = (/** @type {string} */ file) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'missing';

/** @param {string} command @param {string[]} args */
function readOutput(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

/** The factors that decide how text is drawn: pictures are comparable only where all of them are the same. */
const inspectMachine = () => ({
  chromium: readOutput(wholeChromium.executablePath, ['--version']).replace(/ built on.*/, ''),
  architecture: process.arch,
  fontConfiguration: toHash(fontConfigFile),
  fonts: Object.fromEntries(fontFiles.map((file) => [basename(file), toHash(file)])),
});

/** Whether pictures are compared, written anew, or left out because this machine draws differently. */
export function choosePictureMode() {
  const here = JSON.stringify(inspectMachine(), undefined, 2);
  if (process.env.PICTURES === 'update') {
    writeFileSync(baseline, `${here}\n`);
    return 'update';
  }
  const there = readFileSync(baseline, 'utf8').trim();
  if (here === there) return 'compare';
  console.warn(
    `\n*** PICTURES ARE NOT COMPARED: they were taken with\n${there}\nand this machine has\n${here}\n` +
      'Install chromium and fonts-noto-cjk in these versions to compare them. ***\n',
  );
  return 'skip';
}
