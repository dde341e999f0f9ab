import { operations, type Operation } from '@share/api-contract';
import { listFunctions } from '../../testing/listFunctions';
import { createApiClient } from '../createApiClient';
import { createClueApi } from './createClueApi';
import { createItemApi } from './createItemApi';

const contract = Object.values<Operation>(operations);
const functions = listFunctions();
const find = ({ method, path }: { method: string; path: string }) =>
  functions.filter((call) => call.method === method && call.path === path);

/** Beacons have rules of their own and are sent by `@share/tracking`. */
const sentElsewhere = ['logEvents'];

describe('one function per operation', () => {
  it.each(contract.filter(({ operationId }) => !sentElsewhere.includes(operationId)))(
    '$operationId',
    (operation) => {
      const [call, ...others] = find(operation);
      expect(others).toEqual([]);
      expect(call).toBeDefined();
      if (!call?.isForMediaAccounts) expect(call?.name).toBe(operation.operationId);
    },
  );

  it('and none beside them', () => {
    const known = contract.map(({ method, path }) => `${method} ${path}`);
    expect(functions.filter(({ method, path }) => !known.includes(`${method} ${path}`))).toEqual([]);
  });
});

const sent: string[] = [];
const bodies: unknown[] = [];
const client = createApiClient({
  transport: async ({ method, address, body }) => {
    bodies.push(JSON.parse(body ?? 'null'));
    sent.push(`${method} ${address}`);
    return { status: 200, text: '{"code":0,"message":"","data":{}}' };
  },
  getToken: () => 'token',
  requestId: () => 'browser-1',
});

describe('the family of the actor decides (spec §6)', () => {
  it.each([
    ['peony', 'peony'],
    ['mp', 'guzzle'],
  ] as const)('%s items are under /%s', async (family, root) => {
    sent.length = 0;
    const item = createItemApi(client, family);
    await item.getContentDetail({ post_id: 'post1' });
    await item.getTopComments({ id: 'post1' });
    await item.getChildComments({ post: 'post1', cid: 'comment1' });
    await item.createComment({ id: 'post1', content: '你好' });
    await item.deleteComment({ post: 'post1', cid: 'comment1' });
    await item.changeCollection({ id: 'post1', type: 'add' });
    await item.changeStar({ target_type: 'content', target_id: 'post1', type: 'add' });
    expect(sent).toEqual([
      `GET /${root}/v1/content/post1`,
      `GET /${root}/v1/comment/post1`,
      `GET /${root}/v1/comment/post1/comment1`,
      `POST /${root}/v1/comment/post1`,
      `POST /${root}/v1/comment/post1/comment1/delete`,
      `POST /${root}/v1/collection/post1`,
      `POST /${root}/v1/star`,
    ]);
  });

  it('and the fields: only the own family knows track_id (spec §7)', async () => {
    const track_id = 'track-1';
    const comment = { comment_type: 1, content: '你好' } as const;
    const collection = { type: 'add', cid: 'post1' } as const;
    for (const [family, more] of [
      ['peony', { track_id }],
      ['mp', {}],
    ] as const) {
      bodies.length = 0;
      const item = createItemApi(client, family);
      await item.createComment({ id: 'post1', track_id, ...comment });
      await item.changeCollection({ id: 'post1', track_id, ...collection });
      expect(bodies).toEqual([
        { ...comment, ...more },
        { ...collection, ...more },
      ]);
    }
  });
});

describe('the name of a topic is text', () => {
  it('is encoded as one segment', async () => {
    sent.length = 0;
    await createClueApi(client).getClueTopic({ name: '河道·整治' });
    expect(sent).toEqual(['GET /peony/v3/clue_report/topic/%E6%B2%B3%E9%81%93%C2%B7%E6%95%B4%E6%B2%BB']);
  });

  it.each(['..', 'a/b', 'a?b', '%2e%2e', ''])('%j is refused', async (name) => {
    await expect(createClueApi(client).getClueTopic({ name })).rejects.toMatchObject({
      name: 'UnsafeSegmentError',
    });
  });
});
