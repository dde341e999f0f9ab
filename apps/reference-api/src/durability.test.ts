import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProgram, runReferenceApi, type RunningApi } from '../testing/runReferenceApi';
import { countOf, countTexts, post, prepare, readTotals, send, type Write } from '../testing/writers';

/** `npm run test:restarts` requests 200. */
const kills = Number(process.env['RESTART_KILLS'] ?? 3);
const kinds = ['comment', 'collect', 'booking'] as const;

let folder: string;
let running: RunningApi | undefined;

const start = async (): Promise<string> => {
  running = await runReferenceApi({ DATA_DIR: folder, REQUEST_LOG: 'off' });
  return running.url;
};

const end = async (signal: NodeJS.Signals): Promise<number | null> => {
  running?.child.kill(signal);
  return (await running?.ended) ?? null;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reference-api-'));
  await bundleProgram();
});
afterAll(async () => {
  await end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A round that goes on so long was not ended by its kill. */
const mostWrites = 1000;

interface Round {
  url: string;
  /** Numbers the writes of all rounds. */
  next: () => number;
  /** So many writes of this round are acknowledged before the process is killed. */
  killAfter: number;
  /** Milliseconds from the beginning of the next write to the kill. */
  delay: number;
}

/** Three writers at once, one per kind, until the platform dies in the middle of their work. */
const writeUntilDead = async ({ url, next, killAfter, delay }: Round) => {
  const child = running?.child;
  const acknowledged: Write[] = [];
  const unanswered: Write[] = [];
  const work = async (kind: Write['kind']): Promise<void> => {
    while (acknowledged.length < mostWrites) {
      const write = await prepare(url, kind, next()).catch(() => undefined);
      if (!write) return;
      if (acknowledged.length >= killAfter) setTimeout(() => child?.kill('SIGKILL'), delay);
      if (!(await send(url, write))) return void unanswered.push(write);
      acknowledged.push(write);
    }
  };
  const ends = await Promise.allSettled(kinds.map(work));
  child?.kill('SIGKILL');
  await running?.ended;
  for (const done of ends) if (done.status === 'rejected') throw done.reason;
  return { acknowledged, unanswered };
};

const marksOf = (writes: readonly Write[], kind: Write['kind']): string[] =>
  writes.filter((write) => write.kind === kind).map(({ mark }) => mark);

/** Every write is there, and once: by the writer's own view, and by the counts that everybody sees. */
const expectOnce = async (url: string, writes: readonly Write[]): Promise<void> => {
  const texts = await countTexts(url);
  for (const text of marksOf(writes, 'comment')) expect(`${text} ${texts.get(text)}`).toBe(`${text} 1`);
  for (const write of writes.filter(({ kind }) => kind !== 'comment')) {
    expect(`${write.kind} ${write.mark} ${await countOf(url, write)}`).toBe(`${write.kind} ${write.mark} 1`);
  }
};

test(
  'every acknowledged comment, collect and booking is there once after each kill',
  async () => {
    let url = await start();
    const before = await readTotals(url);
    const written: Write[] = [];
    let unansweredAtAll = 0;
    let number = 0;
    const next = () => (number += 1);
    for (let round = 0; round < kills; round += 1) {
      const { acknowledged, unanswered } = await writeUntilDead({
        url,
        next,
        killAfter: 5 + ((round * 7) % 23),
        delay: round % 8,
      });
      url = await start();
      await expectOnce(url, acknowledged);
      for (const write of unanswered) expect(await send(url, write)).toBe(true);
      written.push(...acknowledged, ...unanswered);
      unansweredAtAll += unanswered.length;
      if (round % 20 === 19) console.info(`${round + 1} kills, ${written.length} writes`);
    }
    await expectOnce(url, written);
    const after = await readTotals(url);
    expect(after).toEqual({
      collects: before.collects + marksOf(written, 'collect').length,
      bookings: before.bookings + marksOf(written, 'booking').length,
    });
    expect(written.length - unansweredAtAll).toBeGreaterThan(kills * 5);
    expect(unansweredAtAll).toBeGreaterThan(0);
  },
  60_000 + kills * 15_000,
);

test('a second process fails because the folder is in use', async () => {
  const second = await runReferenceApi({ DATA_DIR: folder });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${running?.child.pid}`);
  expect((await fetch(`${running?.url}/-/ready`)).status).toBe(200);
}, 30_000);

test('SIGTERM lets a running request finish, releases the folder and exits with 0', async () => {
  const url = running?.url ?? '';
  await post(url, '/-/scenario', { name: 'slow' });
  const slow = fetch(`${url}/peony/v1/content/wetland1`);
  await fetch(`${url}/-/ready`);
  const ending = end('SIGTERM');
  const answer = await slow;
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await ending).toBe(0);
  expect(existsSync(join(folder, 'lock'))).toBe(false);
}, 30_000);
