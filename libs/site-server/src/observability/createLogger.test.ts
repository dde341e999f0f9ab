import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { closeServers, startSite } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';
import { createLogger } from './createLogger';

afterEach(closeServers);

test('every line is one JSON object, and secrets are redacted', () => {
  const lines: string[] = [];
  const logger = createLogger({ requestLog: true }, { write: (line) => lines.push(line) });
  logger.info(
    {
      token: 's1',
      headers: { authorization: 's2', cookie: 's3' },
      a: { b: { verify_code: 's4', tel: 's5' } },
    },
    'a\n{"level":60}\u001b[31m',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\n\u001b]/);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ level: 30, token: '[redacted]', headers: { authorization: '[redacted]' } });
  expect(lines[0]).not.toMatch(/s[1-5]"/);
});

test('without the request log only warnings and errors are written', () => {
  const lines: string[] = [];
  const logger = createLogger({ requestLog: false }, { write: (line) => lines.push(line) });
  logger.info('quiet');
  logger.warn('loud');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['loud']);
});

test('lines that find no room are counted, in a metric, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'log-'));
  const dest = join(folder, 'log');
  const logger = createLogger(
    { requestLog: true },
    pino.destination({ dest, sync: false, maxLength: 1_000 }),
  );
  const { adminUrl, close } = await startSite({ logger });
  for (let line = 0; line < 50; line += 1) logger.warn('alone');
  for (let line = 0; line < 200; line += 1) logger.writeLine('{"msg":"together"}\n');
  const dropped = logger.droppedLines();
  const metrics = String((await sendRaw(adminUrl, '/metrics')).body);
  await close();
  const written = (await readFile(dest, 'utf8')).match(/alone|together/g)?.length ?? 0;
  await rm(folder, { recursive: true });
  expect(dropped).toBeGreaterThan(200);
  expect(written + dropped).toBe(250);
  expect(metrics).toContain(`share_log_lines_dropped_total ${dropped}\n`);
});
