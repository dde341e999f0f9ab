import type { CommentList, CommentReceipt } from '@share/api-contract/sent';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '@share/reference-core';
import { openEmbeddedStore } from '@share/reference-core/server';
import { openPeople } from '../../testing/openPeople';
import { createCommentRemover } from './createCommentRemover';

let people: Awaited<ReturnType<typeof openPeople>>;
let token: string;
beforeEach(async () => {
  people = await openPeople();
  ({ token } = await people.login('苇叶'));
});

const families = [
  ['peony', 'wetland1'],
  ['guzzle', 'mpaccnt1'],
] as const;

describe.each(families)('deleting a comment, /%s', (family, post) => {
  const address = `/${family}/v1/comment/${post}`;
  const list = async (): Promise<CommentList> => (await people.get(address)).body.data;
  const writeAs = async (by: string, content: string, parent_id?: string) => {
    const { body } = await people.post(address, by, { content, ...(parent_id && { parent_id }) });
    return (body.data as CommentReceipt).comment;
  };
  const deleteAs = (by: string, gid: string, path = address) => people.post(`${path}/${gid}/delete`, by, {});
  const countOfItem = async () => {
    const { body } = await people.get(`/${family}/v1/content/${post}`);
    return (body.data as { comment_count: number }).comment_count;
  };

  test('it is gone for everybody, with the replies to it, and every count says so', async () => {
    const before = await list();
    const other = await people.login('别人');
    const comment = await writeAs(token, '写错了');
    const reply = await writeAs(other.token, '哪里错了？', comment.gid);
    expect(await countOfItem()).toBe((before.total ?? 0) + 2);

    const answer = await deleteAs(token, comment.gid);
    expect(answer.body).toMatchObject({ code: 0, data: { total: before.total } });
    expect(await list()).toEqual(before);
    expect(await countOfItem()).toBe(before.total);
    expect((await deleteAs(other.token, reply.gid)).body.code).toBe(2008);
  });

  test('an own reply leaves its thread, which is counted again', async () => {
    const other = await people.login('别人');
    const top = await writeAs(other.token, '六点的鹭鸟');
    const reply = await writeAs(token, '我也看见了', top.gid);
    const repliesOfTop = async () => (await list()).comments.find(({ gid }) => gid === top.gid)?.reply_count;
    expect(await repliesOfTop()).toBe(1);
    await deleteAs(token, reply.gid);
    expect(await repliesOfTop()).toBe(0);
  });

  test('of others it is refused, also without a login and under another item', async () => {
    const other = await people.login('别人');
    const comment = await writeAs(other.token, '别动我的');
    const [sample] = (await list()).comments.filter(({ gid }) => gid !== comment.gid);
    for (const gid of [comment.gid, sample?.gid ?? '']) {
      const { status, body } = await deleteAs(token, gid);
      expect([status, body.code, body.message]).toEqual([403, 2009, '只能删除自己的评论']);
    }
    expect((await deleteAs('', comment.gid)).status).toBe(401);
    const elsewhere = await deleteAs(other.token, comment.gid, `/${family}/v1/comment/mpvideo1`);
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 2008]);
    expect((await list()).comments.map(({ gid }) => gid)).toContain(comment.gid);
  });
});

test('a second attempt learns that it is gone', async () => {
  const path = '/peony/v1/comment/wetland1';
  const { body } = await people.post(path, token, { content: '只删一次' });
  const { gid } = (body.data as CommentReceipt).comment;
  expect((await people.post(`${path}/${gid}/delete`, token, {})).status).toBe(200);
  const again = await people.post(`${path}/${gid}/delete`, token, {});
  expect([again.status, again.body.code]).toEqual([404, 2008]);
});

test('one that waits for its review can be deleted', async () => {
  const path = '/peony/v1/comment/medinsqa';
  const { body } = await people.post(path, token, { content: '不用审了' });
  const { gid } = (body.data as CommentReceipt).comment;
  expect((await people.post(`${path}/${gid}/delete`, token, {})).status).toBe(200);
  expect(await (await people.send('POST', '/-/approve-comments')).json()).toEqual({ approved: 0 });
});

const path = '/peony/v1/comment/wetland1';
const write = (content: string) => people.post(path, token, { content });
const gidOf = ({ body }: Awaited<ReturnType<typeof write>>) => (body.data as CommentReceipt).comment.gid;
const remove = (gid: string) => people.post(`${path}/${gid}/delete`, token, {});

test('a deleted comment counts for the limit of writing', async () => {
  for (let index = 0; index < 6; index += 1) await remove(gidOf(await write(`第${index}条`)));
  const refused = await write('第七条');
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 2006, '60']);
});

test('as many a minute can be deleted as can be written', async () => {
  const gids: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    if (index === 6) people.clock.now += 60_000;
    gids.push(gidOf(await write(`第${index}条`)));
  }
  const statuses = [];
  for (const gid of gids) statuses.push((await remove(gid)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

describe('in a database as in memory', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comments-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['memory', async () => createMemoryStore()],
    ['the embedded database', () => openEmbeddedStore(folder)],
  ])(
    '%s: thread and counts',
    async (_name, open) => {
      const store = await open();
      const audit = jest.fn().mockResolvedValue(undefined);
      const comment = { post: 'item0001', parent: '', owner_user_id: 'visitor-1' };
      await store.put('content', 'item0001', { comment_count: 3 });
      await store.put('comment', 'top', { ...comment, gid: 'top', reply_count: 1 });
      await store.put('comment', 'reply', {
        ...comment,
        gid: 'reply',
        parent: 'top',
        owner_user_id: 'visitor-2',
      });
      await store.put('comment', 'other', { ...comment, gid: 'other' });
      const { remove } = createCommentRemover({ store, audit });
      const origin = { requestId: 'request-1', network: { stored: '', counted: '' } };
      const removeAs = (user_id: string, gid: string) =>
        remove({ post: 'item0001', gid, user: { user_id, alias: '苇叶' }, origin });

      await expect(removeAs('visitor-2', 'top')).rejects.toMatchObject({ code: 2009 });
      expect(await removeAs('visitor-1', 'top')).toEqual({ total: 1 });
      expect(await store.count('comment')).toBe(1);
      expect(await store.get('content', 'item0001')).toEqual({ comment_count: 1 });
      expect(audit).toHaveBeenCalledTimes(1);
      await store.close();
    },
    60_000,
  );
});
