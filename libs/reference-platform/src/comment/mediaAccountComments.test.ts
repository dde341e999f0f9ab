import type { CommentList, CommentReceipt } from '@share/api-contract/sent';
import { openPeople } from '../../testing/openPeople';

let people: Awaited<ReturnType<typeof openPeople>>;
let token: string;
beforeEach(async () => {
  people = await openPeople();
  ({ token } = await people.login('苇叶'));
});

const address = '/guzzle/v1/comment/mpaccnt1';
const write = (content: string, more: object = {}, path = address, headers: Record<string, string> = {}) =>
  people.post(path, token, { comment_type: 1, content, ...more }, headers);
const written = async (content: string, more: object = {}, path = address) =>
  ((await write(content, more, path)).body.data as CommentReceipt).comment;
const list = async (path = address): Promise<CommentList> => (await people.get(path)).body.data;

describe('the family of media accounts', () => {
  test('has the items of media accounts, and none of the editors', async () => {
    const own = await people.get('/guzzle/v1/content/mpaccnt1');
    expect(own.body).toEqual((await people.get('/peony/v1/content/mpaccnt1')).body);
    expect(own.body.data).toMatchObject({ mp: { name: '城门口的阿坚' } });
    expect((await people.get('/guzzle/v1/content/mpaccnt1?less=true')).body.data).not.toHaveProperty(
      'content',
    );
    for (const path of [
      '/guzzle/v1/content/briefnws',
      '/guzzle/v1/content/mpaccnt1?type=video',
      '/guzzle/v1/comment/briefnws',
      '/guzzle/v1/comment/briefnws/unknown0',
    ])
      expect((await people.get(path)).body.code).toBe(1001);
    expect((await write('好', {}, '/guzzle/v1/comment/briefnws')).body.code).toBe(1001);
  });

  test('replies stay in the thread and name whom they answer', async () => {
    const top = await written('第六百张我见过');
    const first = await written('在哪里？', { comment_type: 2, parent_id: top.gid });
    const second = await written('同问', {
      comment_type: 2,
      parent_id: first.gid,
      target_user_alias: '冒名',
    });
    expect([top.level, first.level, second.level]).toEqual([1, 2, 2]);
    expect([first.reply_alias, second.reply_alias]).toEqual([undefined, '苇叶']);
    const thread = await list(`${address}/${top.gid}`);
    expect(thread.comments.map(({ content }) => content)).toEqual(['在哪里？', '同问']);
    expect((await list()).comments[0]).toMatchObject({ gid: top.gid, reply_count: 2 });
  });

  test('a comment is there in both families, once per key', async () => {
    const headers = { 'idempotency-key': 'submit-0001' };
    const [one, two] = [
      await write('门很好', {}, address, headers),
      await write('门很好', {}, address, headers),
    ];
    expect(two.body).toEqual(one.body);
    const both = [await list(), await list('/peony/v1/comment/mpaccnt1')];
    for (const { comments } of both)
      expect(comments.filter(({ content }) => content === '门很好')).toHaveLength(1);
  });

  test('writing needs a login, and is possible as oneself only', async () => {
    expect((await people.post(address, '', { content: '好' })).status).toBe(401);
    const comment = await written('是我', {
      user_id: 'uNanAnLin1',
      owner_user_id: 'uNanAnLin1',
      alias: '南岸小林',
    });
    expect(comment).toMatchObject({ alias: '苇叶' });
    expect(comment.owner_user_id).not.toBe('uNanAnLin1');
  });
});

describe.each(['/guzzle/v1/comment/medinsqa', '/peony/v1/comment/medinsqa'])(
  'comments under review on %s',
  (path) => {
    test('are shown and counted once after their review', async () => {
      const before = await list(path);
      const headers = { 'idempotency-key': 'submit-0002' };
      const answer = await write('外地户口怎么交？', {}, path, headers);
      const receipt = answer.body.data as CommentReceipt;
      expect(receipt).toMatchObject({ is_pending: true, comment: { content: '外地户口怎么交？' } });
      expect((await write('外地户口怎么交？', {}, path, headers)).body).toEqual(answer.body);
      expect(await list(path)).toEqual(before);
      expect((await write('好', { parent_id: receipt.comment.gid }, path)).body.code).toBe(2004);

      expect(await (await people.send('POST', '/-/approve-comments')).json()).toEqual({ approved: 1 });
      const after = await list(path);
      expect([after.count, after.total]).toEqual([before.count + 1, (before.total ?? 0) + 1]);
      expect(after.comments[0]).toMatchObject({ gid: receipt.comment.gid });
      expect((await people.get('/peony/v1/content/medinsqa')).body.data).toMatchObject({
        comment_count: after.total,
      });
    });

    test('a reply under review does not count before it is shown, nor after a reset', async () => {
      const [top] = (await list(path)).comments.filter(({ reply_count }) => reply_count === 0);
      const repliesOf = async () =>
        (await list(`${path}?pagesize=50`)).comments.find(({ gid }) => gid === top?.gid)?.reply_count;
      await write('同问', { parent_id: top?.gid }, path);
      expect(await repliesOf()).toBe(0);
      await people.send('POST', '/-/approve-comments');
      expect(await repliesOf()).toBe(1);
      await people.send('POST', '/-/reset');
      expect(await repliesOf()).toBe(0);
    });

    test('repeated and too many comments are refused as everywhere', async () => {
      await write('同样的话', {}, path);
      expect((await write('同样的话', {}, path)).body.code).toBe(2005);
      for (let count = 0; count < 5; count += 1) await write(`第${count}句`, {}, path);
      expect((await write('再一句', {}, path)).body.code).toBe(2006);
    });
  },
);

test('only the seeded item is reviewed first', async () => {
  expect((await write('直接可见')).body.data).toMatchObject({ is_pending: false });
});
