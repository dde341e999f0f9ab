import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSettings } from './startSettings.mjs';
import { startSite } from './startSite.mjs';

jest.setTimeout(60_000);

/** Stands in for a built program: ready at once, writes down that it drained. */
const program = (port: string, extra = '') => `
const { createServer } = require('node:http');
const { writeFileSync } = require('node:fs');
const links = JSON.stringify([{ kind: 'detail', content_type: 'article', path: '/davmu/share/x' }]);
const server = createServer((request, response) => response.end(request.url === '/-/demo-links' ? links : 'ok'));
server.listen(Number(process.env.${port}), '127.0.0.1', () => console.log('{"level":30,"msg":"listening"}'));
process.on('SIGTERM', () => { writeFileSync(__filename + '.drained', String(process.hrtime.bigint())); process.exit(0); });
${extra}`;

const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : 0)));
    });
  });

let root: string;
let files: { site: string; platform: string };
let env: Record<string, string>;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  files = { site: join(root, 'site.cjs'), platform: join(root, 'platform.cjs') };
  env = { PORT: await freePort(), ADMIN_PORT: await freePort(), REFERENCE_API_PORT: await freePort() };
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const start = async (site: string, platform: string, until: RegExp) => {
  writeFileSync(files.site, site);
  writeFileSync(files.platform, platform);
  const lines: string[] = [];
  const stop = new AbortController();
  const print = (line: string) => {
    lines.push(line);
    if (until.test(line)) stop.abort();
  };
  const settings = startSettings(env);
  const logs = join(root, 'logs');
  const code = await startSite({ root, settings, files, logs, print }, stop.signal);
  return { code, text: lines.join('\n') };
};

const drainedAt = (file: string) => BigInt(readFileSync(`${file}.drained`, 'utf8'));

it('starts both, prints a full link per page, and drains the site before the platform', async () => {
  const { code, text } = await start(program('PORT'), program('REFERENCE_API_PORT'), /Ctrl-C/);
  expect(code).toBe(0);
  expect(text).toContain(`http://127.0.0.1:${env['PORT']}/davmu/share/x`);
  expect(text).toContain('Logs: logs/');
  expect(drainedAt(files.site)).toBeLessThan(drainedAt(files.platform));
  expect(readFileSync(join(root, 'logs/site.log'), 'utf8')).toContain('listening');
});

it('stops the other when one ends by itself, and says so', async () => {
  const dying = program('PORT', 'setTimeout(() => process.exit(3), 300);');
  const { code, text } = await start(dying, program('REFERENCE_API_PORT'), /never/);
  expect(code).toBe(1);
  expect(text).toContain('The site has ended by itself');
  expect(existsSync(`${files.platform}.drained`)).toBe(true);
});

it('shows why a program could not start', async () => {
  const { code, text } = await start(
    "throw new Error('PORT is odd');",
    program('REFERENCE_API_PORT'),
    /never/,
  );
  expect(code).toBe(1);
  expect(text).toContain('PORT is odd');
});

it('says which setting to change when a port is taken', async () => {
  const taken = createServer().listen(Number(env['PORT']), '127.0.0.1');
  const { code, text } = await start(program('PORT'), program('REFERENCE_API_PORT'), /never/);
  await new Promise((resolve) => taken.close(resolve));
  expect(code).toBe(1);
  expect(text).toContain(`Port ${env['PORT']}, meant for the site, is taken`);
});
