import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRelease } from '../load/copyRelease.mjs';
import { packAll } from '../pack/packAll.mjs';
import { freePort } from '../pack/proofs.mjs';
import { removeUnpacked, unpack } from '../pack/unpack.mjs';
import { runCommand } from '../pipeline/runCommand.mjs';
import { loadDemoLinks } from '../start/demoLinks.mjs';
import { checkProxy } from './checkProxy.mjs';
import { composeServices } from './composeServices.mjs';
import {
  createNginx,
  createPlatform,
  createPostgres,
  createRedis,
  createSite,
  createVarnish,
} from './parts.mjs';
import { trialKills } from './trialKills.mjs';
import { trialRollout } from './trialRollout.mjs';

/**
 * In the order in which they start.
 *
 * @typedef {'postgresql' | 'redis' | 'platform' | 'site-1' | 'site-2' | 'varnish' | 'nginx'} PartName
 * @typedef {Record<PartName, import('./parts.mjs').Part>} Parts
 */

/**
 * Everything that runs. `platform`: its address; `pages`: paths of the sample pages; `nextSite`: an instance of the next release.
 *
 * @typedef {object} Running
 * @property {string} folder what the programs print lies here
 * @property {import('./visitors.mjs').Proxy} proxy
 * @property {string} platform
 * @property {string[]} pages
 * @property {Parts} parts
 * @property {Record<PartName, import('./startService.mjs').Service>} services
 * @property {(name: 'site-1' | 'site-2') => import('./parts.mjs').Part} nextSite
 */

/** Of the compose file, what looks on: it answers no visitor, and Debian has no Grafana. */
const lookingOn = ['grafana', 'prometheus'];

const stopMs = 20_000;

const freePorts = async () => {
  const names = /** @type {const} */ ([
    'site1',
    'site2',
    'admin1',
    'admin2',
    'platform',
    'postgresql',
    'redis',
    'varnish',
    'https',
    'http',
  ]);
  /** @type {Record<string, number>} */
  const ports = {};
  while (Object.keys(ports).length < names.length) {
    const port = await freePort();
    const name = names[Object.keys(ports).length];
    if (name && !Object.values(ports).includes(port)) ports[name] = port;
  }
  return /** @type {import('./fillIn.mjs').Ports} */ (ports);
};

/** Unpacks both programs and prepares every part. @type {(root: string, folder: string, programs: import('./findPrograms.mjs').Programs) => Promise<Omit<Running, 'services' | 'pages'> & { ports: import('./fillIn.mjs').Ports }>} */
const prepare = async (root, folder, programs) => {
  const packs = await packAll(root, { target: join(folder, 'packs') });
  const site = await unpack(packs.site, folder);
  const platform = await unpack(packs.platform, folder);
  const media = await unpack(packs.media, folder);
  const ports = await freePorts();
  const url = `https://localhost:${ports.https}`;
  const trial = { root, folder, ports, programs, origin: url };
  const parts = {
    postgresql: await createPostgres(trial),
    redis: createRedis(trial),
    platform: createPlatform(trial, join(platform, packs.platform.program), media),
    'site-1': createSite(trial, 1, join(site, packs.site.program)),
    'site-2': createSite(trial, 2, join(site, packs.site.program)),
    varnish: createVarnish(trial),
    nginx: await createNginx(trial),
  };
  const next = copyRelease(site, `${site}-next`);
  return {
    folder,
    ports,
    parts,
    proxy: { url, ca: readFileSync(join(folder, 'nginx/share.crt')) },
    platform: `http://127.0.0.1:${ports.platform}`,
    nextSite: (name) => createSite(trial, name === 'site-1' ? 1 : 2, next),
  };
};

/** Visits in a browser, as `apps/share-web-e2e` describes them. @type {(root: string, running: Running) => Promise<number>} */
const runJourneys = (root, { proxy, platform }) =>
  runCommand(
    join(root, 'apps/share-web-e2e'),
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config=release.config.mjs'],
    { env: { RELEASE_SITE: proxy.url, RELEASE_PLATFORM: platform } },
  );

/**
 * Runs the packed programs behind nginx and Varnish, on PostgreSQL and Redis, as `deploy` configures them.
 *
 * @type {(root: string, programs: import('./findPrograms.mjs').Programs, proofs: import('./checkProxy.mjs').Proofs) => Promise<void>}
 */
export const trialRelease = async (root, programs, proofs) => {
  const folder = mkdtempSync(join(tmpdir(), 'share-release-'));
  chmodSync(folder, 0o755);
  /** @type {Partial<Running['services']>} */
  const started = {};
  const killAll = () => Object.values(started).forEach(({ kill }) => kill());
  process.once('exit', killAll);
  try {
    const { ports, ...prepared } = await prepare(root, folder, programs);
    const names = /** @type {PartName[]} */ (Object.keys(prepared.parts));
    for (const name of names) started[name] = await prepared.parts[name].start();
    const services = /** @type {Running['services']} */ (started);
    const composed = composeServices(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'));
    const ran = [...names, ...lookingOn].sort();
    proofs.expect(
      composed.join() === ran.join(),
      `runs what deploy/compose.yaml lists, apart from ${lookingOn.join(' and ')}: ${names.join(', ')}`,
    );
    const links = await loadDemoLinks(prepared.platform);
    const pages = links.map(({ path }) => path).filter((path) => !path.includes('/preview-'));
    const running = { ...prepared, services, pages };
    const article = pages.find((path) => path.includes('/wetland1/')) ?? '';
    await checkProxy(running.proxy, ports, article, proofs);
    proofs.expect(
      (await runJourneys(root, running)) === 0,
      'journeys in a browser, through nginx and Varnish',
    );
    await trialRollout(running, proofs);
    await trialKills(running, names, proofs);
    for (const name of names.toReversed()) {
      const stopped = await services[name].stop(stopMs);
      if (!stopped) proofs.expect(false, `${name} ends when it is requested to`);
    }
  } finally {
    killAll();
    await Promise.all(Object.values(started).map(({ ended }) => ended));
    process.off('exit', killAll);
    if (process.env['RELEASE_KEEP']) console.log(`left: ${folder}`);
    else await removeUnpacked(folder);
  }
};
