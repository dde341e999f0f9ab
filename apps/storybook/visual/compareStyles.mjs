/**
 * `npm run test:styles`: builds the catalogue with compiled styles and with styled-components itself (`STYLES=runtime`), and compares both with the
 * pictures of all stories. `SB_SCOPE=sharing npm run test:styles`: of one library. Exit code 1 when one differs, or when this machine draws otherwise.
 */
import { join } from 'node:path';
import { runCommand } from '../../../tools/workspace/src/pipeline/runCommand.mjs';
import { choosePictureMode } from './pictureEnvironment.mjs';

const catalogue = join(import.meta.dirname, '..');

/** @param {'compiled' | 'runtime'} styles @returns {Promise<boolean>} whether all pictures are as they should be */
const isAsPictured = async (styles) => {
  console.log(`\nStyles: ${styles}`);
  const env = { STYLES: styles };
  if (await runCommand(catalogue, 'npx', ['storybook', 'build', '--quiet'], { env })) return false;
  const args = ['playwright', 'test', '-c', 'stories.config.mjs', '-g', 'renders'];
  return (await runCommand(catalogue, 'npx', args, { env, limitMinutes: 40 })) === 0;
};

const isSame =
  choosePictureMode() === 'compare' && (await isAsPictured('compiled')) && (await isAsPictured('runtime'));
console.log(
  isSame
    ? 'Compiled styles and styled-components give the same pictures.'
    : 'Not proven: see what is said above.',
);
process.exitCode = isSame ? 0 : 1;
