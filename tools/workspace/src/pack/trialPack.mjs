import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../load/askAll.mjs';
import { loadDemoLinks } from '../start/demoLinks.mjs';
import { startProgram } from '../start/startProgram.mjs';
import { packAll } from './packAll.mjs';
import { freePort } from './proofs.mjs';
import { makeDataFolder, removeUnpacked, unpack, unprivileged } from './unpack.mjs';
import { packLine } from './writePack.mjs';

/** @typedef {ReturnType<typeof import('./proofs.mjs').createProofs>} Proofs */
/** @typedef {Awaited<ReturnType<typeof packAll>>} Packs */

const stopMs = 12_000;
const picture = '/media/picture/bins-day.jpg?w=320&format=webp';

/** Builds and packs twice, each time from nothing. @type {(root: string, folder: string, proofs: Proofs) => Promise<Packs>} */
const packTwice = async (root, folder, { expect }) => {
  for (const app of ['share-web', 'reference-api'])
    rmSync(join(root, 'apps', app, 'dist'), { recursive: true, force: true });
  const one = await packAll(root, { target: join(folder, 'one'), fresh: true });
  const two = await packAll(root, { target: join(folder, 'two'), fresh: true });
  for (const part of /** @type {const} */ (['site', 'platform', 'media']))
    expect(one[part].digest === two[part].digest, `two builds are byte-equal: ${packLine(one[part])}`);
  return one;
};

/**
 * Starts the unpacked programs with nothing but Node, as an unprivileged user where possible, and requests every sample page.
 *
 * @type {(packs: Packs, folder: string, proofs: Proofs) => Promise<void>}
 */
const runPacks = async ({ site, platform, media }, folder, { expect }) => {
  const data = makeDataFolder(join(folder, 'data'));
  const [port, adminPort, platformPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const urls = { site: `http://127.0.0.1:${port}`, platform: `http://127.0.0.1:${platformPort}` };
  const env = {
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    REFERENCE_API_PORT: String(platformPort),
    API_BASE_URL: urls.platform,
    DATA_DIR: join(data, 'platform'),
    MEDIA_DIR: await unpack(media, folder),
    ASSETS_KEEP_DIR: join(data, 'assets'),
  };
  /** @type {import('../start/startProgram.mjs').Program[]} */
  const programs = [];
  const start = async (/** @type {Packs['site' | 'platform']} */ pack, /** @type {string} */ url) => {
    const root = await unpack(pack, folder);
    const log = join(folder, `${pack.name}.log`);
    const options = { name: pack.name, file: join(root, pack.program), root, env, log, print: console.error };
    const program = startProgram({ ...options, ...(unprivileged !== undefined && { uid: unprivileged }) });
    programs.push(program);
    await program.ready(`${url}/-/ready`, 120);
    const user = unprivileged === undefined ? 'as this user' : `as user ${unprivileged}`;
    expect(true, `${pack.name} starts from a read-only folder ${user}`);
  };
  try {
    await start(platform, urls.platform);
    await start(site, urls.site);
    const links = await loadDemoLinks(urls.platform);
    // Unpublished items are for users who are logged in.
    const pages = links.filter(({ path }) => !path.includes('/preview-'));
    const missing = [];
    for (const { path } of pages) {
      const { status } = await ask(urls.site + path);
      if (status !== 200) missing.push(`${status} ${path}`);
    }
    expect(
      pages.length > 0 && missing.length === 0,
      [`${pages.length - missing.length} of ${pages.length} sample pages served`, ...missing].join('\n  '),
    );
    const { status, headers } = await ask(urls.site + picture);
    expect(
      status === 200 && headers['content-type'] === 'image/webp',
      `a picture in another size: ${status} ${headers['content-type']}`,
    );
    for (const program of programs.toReversed()) {
      const ended = (await program.stop(stopMs)) ? await program.ended : null;
      expect(ended === 0, `${program.name} ends with exit code ${ended} after SIGTERM`);
    }
  } finally {
    programs.forEach(({ kill }) => kill());
  }
};

/** @type {(root: string, proofs: Proofs) => Promise<void>} */
export const trialPack = async (root, proofs) => {
  const folder = mkdtempSync(join(tmpdir(), 'share-pack-'));
  try {
    const packs = await packTwice(root, folder, proofs);
    await runPacks(packs, folder, proofs);
  } finally {
    await removeUnpacked(folder);
  }
};
