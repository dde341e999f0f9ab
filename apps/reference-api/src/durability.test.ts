import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProgram, runReferenceApi, type RunningApi } from '../testing/runReferenceApi';

const kills = 3;
const address = '/peony/v1/comment/wetland1';

let folder: string;
let running: RunningApi | undefined;

const start = async (): Promise<RunningApi> => {
  running = await runReferenceApi({
    DATA_DIR: folder,
    REQUEST_LOG: 'off',
    RATE_LIMIT_COMMENT_PER_MINUTE: '100000',
    RATE_LIMIT_COMMENT_PER_HOUR: '100000',
  });
  return running;
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

const post = async (url: string, path: string, body: object, token = ''): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  });

const readAllIds = async (url: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}${address}?pageindex=${page}&pagesize=50`);
    const { data } = (await answer.json()) as { data: { comments: { gid: string }[] } };
    if (data.comments.length === 0) return ids;
    ids.push(...data.comments.map((comment) => comment.gid));
  }
};

/** Writes comments one after another until the platform dies; collects the ids it has acknowledged. */
const writeUntilDead = async (
  url: string,
  token: string,
  round: number,
  acknowledged: string[],
): Promise<void> => {
  for (let index = 0; ; index += 1) {
    try {
      const answer = await post(url, address, { content: `第${round}轮第${index}条` }, token);
      const { data } = (await answer.json()) as { data: { comment: { gid: string } } };
      acknowledged.push(data.comment.gid);
    } catch {
      return;
    }
    if (index === 10 + round * 5) running?.child.kill('SIGKILL');
  }
};

test('every acknowledged comment is there once after each kill, and the token still counts', async () => {
  const { url } = await start();
  const { token } = (await (await post(url, '/-/user-token', { alias: '守夜人' })).json()) as {
    token: string;
  };
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    await writeUntilDead(running?.url ?? '', token, round, acknowledged);
    await running?.ended;
    const ids = await readAllIds((await start()).url);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(acknowledged.length).toBeGreaterThan(kills * 10);
}, 120_000);

test('a second process is told that the folder is in use', async () => {
  const second = await runReferenceApi({ DATA_DIR: folder });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${running?.child.pid}`);
  expect((await fetch(`${running?.url}/-/ready`)).status).toBe(200);
}, 30_000);

test('SIGTERM lets a request under way finish, frees the folder and leaves with 0', async () => {
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
