import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { ask } from '../load/askAll.mjs';
import { makeDataFolder, unprivileged } from '../pack/unpack.mjs';
import { fillInNginx, fillInVarnish } from './fillIn.mjs';
import { startService } from './startService.mjs';

/**
 * One server of the trial: it can be started again after its end.
 *
 * @typedef {{ start: () => Promise<import('./startService.mjs').Service> }} Part
 * @typedef {{ root: string, folder: string, ports: import('./fillIn.mjs').Ports, programs: import('./findPrograms.mjs').Programs, origin: string }} Trial
 * @typedef {Pick<Trial, 'folder' | 'programs'> & { ports: Pick<Trial['ports'], 'postgresql' | 'redis'> }} Engines
 */

const isListening = (/** @type {number} */ port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false)).setTimeout(1000, () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  }).then(Boolean);

const isReady = async (/** @type {number} */ port) =>
  (await ask(`http://127.0.0.1:${port}/-/ready`)).status === 200;

/** PostgreSQL with one database, `share`; it syncs every write, as it does by default. @type {(trial: Engines) => Promise<Part>} */
export const createPostgres = async ({ folder, ports, programs }) => {
  const data = makeDataFolder(join(folder, 'postgresql'));
  const asUser = unprivileged === undefined ? {} : { uid: unprivileged, gid: unprivileged };
  await execa(
    programs.initdb,
    ['-D', join(data, 'db'), '-U', 'share', '--auth=trust', '-E', 'UTF8', '--locale=C'],
    asUser,
  );
  const args = [
    '-D',
    join(data, 'db'),
    '-p',
    String(ports.postgresql),
    '-k',
    data,
    '-c',
    'listen_addresses=127.0.0.1',
  ];
  return {
    start: async () => {
      const log = join(folder, 'postgresql.log');
      const service = startService({
        name: 'postgresql',
        command: programs.postgres,
        args,
        uid: unprivileged,
        log,
      });
      const { default: pg } = await import('pg');
      await service.ready(async () => {
        const client = new pg.Client({
          host: '127.0.0.1',
          port: ports.postgresql,
          user: 'share',
          database: 'postgres',
        });
        const connected = await client.connect().then(
          () => true,
          () => false,
        );
        if (connected) await client.query('create database share').catch(() => undefined);
        await client.end().catch(() => undefined);
        return connected;
      });
      return service;
    },
  };
};

/** Redis as docs/operations.md wants it: a limit, nothing on the disk. @type {(trial: Engines) => Part} */
export const createRedis = ({ folder, ports, programs }) => ({
  start: async () => {
    const settings = [
      '--maxmemory',
      '64mb',
      '--maxmemory-policy',
      'allkeys-lru',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    const args = ['--port', String(ports.redis), '--bind', '127.0.0.1', ...settings];
    const log = join(folder, 'redis.log');
    const service = startService({
      name: 'redis',
      command: programs['redis-server'],
      args,
      uid: unprivileged,
      log,
    });
    await service.ready(() => isListening(ports.redis));
    return service;
  },
});

/** A program of a pack, as an unprivileged user. @type {(trial: Trial, options: { name: string, file: string, port: number, env: Record<string, string> }) => Part} */
const createProgram = ({ folder }, { name, file, port, env }) => ({
  start: async () => {
    const log = join(folder, `${name}.log`);
    const service = startService({
      name,
      command: process.execPath,
      args: [file],
      env,
      uid: unprivileged,
      log,
    });
    await service.ready(() => isReady(port), 120);
    return service;
  },
});

/** `media`: the folder of its sample media. @type {(trial: Trial, file: string, media: string) => Part} */
export const createPlatform = (trial, file, media) =>
  createProgram(trial, {
    name: 'platform',
    file,
    port: trial.ports.platform,
    env: {
      REFERENCE_API_PORT: String(trial.ports.platform),
      DATABASE_URL: `postgres://share@127.0.0.1:${trial.ports.postgresql}/share`,
      DATA_DIR: makeDataFolder(join(trial.folder, 'platform')),
      MEDIA_DIR: media,
      REFERENCE_SEED: '1',
      // Users for the writers of the trial.
      REFERENCE_TEST_HOOKS: '1',
      REALTIME_ALLOWED_ORIGINS: trial.origin,
    },
  });

/** `file` may be of any release. @type {(trial: Trial, number: 1 | 2, file: string) => Part} */
export const createSite = (trial, number, file) =>
  createProgram(trial, {
    name: `site-${number}`,
    file,
    port: trial.ports[`site${number}`],
    env: {
      PORT: String(trial.ports[`site${number}`]),
      ADMIN_PORT: String(trial.ports[`admin${number}`]),
      SITE_ORIGIN: trial.origin,
      API_BASE_URL: `http://127.0.0.1:${trial.ports.platform}`,
      REDIS_URL: `redis://127.0.0.1:${trial.ports.redis}`,
      PURGE_URL: `http://127.0.0.1:${trial.ports.varnish}/`,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_MS: '5000',
      ASSETS_KEEP_DIR: makeDataFolder(join(trial.folder, 'assets')),
    },
  });

/** @type {(trial: Trial) => Part} */
export const createVarnish = ({ root, folder, ports, programs }) => {
  const file = join(folder, 'share-site.vcl');
  writeFileSync(
    file,
    fillInVarnish(readFileSync(join(root, 'deploy/varnish/share-site.vcl'), 'utf8'), ports),
  );
  return {
    start: async () => {
      const work = makeDataFolder(join(folder, `varnish-${Date.now()}`));
      const args = ['-F', '-f', file, '-a', `127.0.0.1:${ports.varnish}`, '-n', work, '-s', 'malloc,64m'];
      const settings = [
        '-p',
        'http_gzip_support=off',
        '-p',
        'backend_idle_timeout=5',
        '-T',
        'none',
        '-j',
        'none',
      ];
      const log = join(folder, 'varnish.log');
      const command = programs.varnishd;
      const service = startService({
        name: 'varnish',
        command,
        args: [...args, ...settings],
        uid: unprivileged,
        log,
      });
      await service.ready(() => isListening(ports.varnish));
      return service;
    },
  };
};

/** nginx with a certificate of its own for localhost. @type {(trial: Trial) => Promise<Part>} */
export const createNginx = async ({ root, folder, ports, programs }) => {
  const work = makeDataFolder(join(folder, 'nginx'));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(work, 'share.key'), '-out', join(work, 'share.crt')];
  await execa(programs.openssl, [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    ...files,
  ]);
  chmodSync(join(work, 'share.key'), 0o644);
  const text = readFileSync(join(root, 'deploy/nginx/share-site.conf'), 'utf8');
  const file = join(work, 'nginx.conf');
  writeFileSync(file, fillInNginx(text, ports, work));
  mkdirSync(join(work, 'logs'), { recursive: true });
  return {
    start: async () => {
      const args = ['-p', work, '-c', file, '-e', 'stderr'];
      const log = join(folder, 'nginx.log');
      const service = startService({ name: 'nginx', command: programs.nginx, args, uid: unprivileged, log });
      await service.ready(() => isListening(ports.https));
      return service;
    },
  };
};
