import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNx } from '../pipeline/runCommand.mjs';
import { toPacks } from './packs.mjs';
import { writePack } from './writePack.mjs';

/**
 * Builds both programs and packs them into a folder, and the sample media of the platform beside them.
 *
 * @param {string} root
 * @param {{ target: string, fresh?: boolean }} options `fresh`: builds them even when nothing has changed
 * @throws {Error} when the build fails, or a pack is too large
 */
export const packAll = async (root, { target, fresh = false }) => {
  const build = ['run-many', '--targets=build', '--projects=share-web,reference-api'];
  const code = await runNx(root, [...build, ...(fresh ? ['--skip-nx-cache'] : [])], { onlyErrors: true });
  if (code !== 0) throw new Error('The build failed; see its message above.');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packs = toPacks(version);
  return {
    site: await writePack(root, target, packs.site, version),
    platform: await writePack(root, target, packs.platform, version),
    media: await writePack(root, target, packs.media, version),
  };
};
