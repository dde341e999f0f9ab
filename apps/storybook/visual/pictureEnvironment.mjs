import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '../../../playwright.preset.mjs';

const baseline = new URL('baseline.json', import.meta.url);

function answerOf(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

/** What decides how text is drawn: pictures are comparable only where all of it is the same. */
function currentEnvironment() {
  return {
    chromium: answerOf(chromium.executablePath, ['--version']).replace(/ built on.*/, ''),
    fonts: answerOf('dpkg-query', ['-W', '-f=${Package} ${Version}', 'fonts-noto-cjk']),
    architecture: process.arch,
  };
}

/** Whether pictures are compared, written anew, or left out because this machine draws differently. */
export function choosePictureMode() {
  const here = JSON.stringify(currentEnvironment(), undefined, 2);
  if (process.env.PICTURES === 'update') {
    writeFileSync(baseline, `${here}\n`);
    return 'update';
  }
  const there = readFileSync(baseline, 'utf8').trim();
  if (here === there) return 'compare';
  console.warn(
    `\n*** PICTURES ARE NOT COMPARED: they were taken with\n${there}\nand this machine has\n${here} ***\n`,
  );
  return 'skip';
}
