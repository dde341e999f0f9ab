import { openPlatform, type Functions } from '../testing/openPlatform';

const postId = 'wetland1';

let visitor: (token?: string) => Functions & Functions['item'];
let login: () => Promise<{ token: string }>;
let playScenario: (name: string) => Promise<unknown>;

beforeAll(async () => {
  const platform = await openPlatform();
  login = platform.login;
  visitor = (token) => {
    const functions = platform.visitor(token);
    return { ...functions, ...functions.item };
  };
  playScenario = (name) => platform.post('/-/scenario', { name });
});
afterEach(() => playScenario('default'));

describe('the reference platform', () => {
  it('issues a token for the reading calls', async () => {
    const { token } = await visitor().createToken({ appid: 1, platform: 'mobile' });
    const api = visitor(token);
    const detail = await api.getContentDetail({ post_id: postId, type: 'article' });
    expect(detail.post_id).toBe(postId);
    expect(detail.content).toContain('<p');
    expect(JSON.parse((await api.getAppInfo()).app_info)).toHaveProperty('primaryColor');
    expect((await api.getGroups()).groups.length).toBeGreaterThan(0);
  });

  it('answers the lists page by page', async () => {
    const api = visitor();
    const size = 3;
    for (const list of [
      (page: number) => api.getRelatedContent({ type: 'article', post_id: postId, page, size }),
      (page: number) => api.getRecommendations({ page, size }),
      (page: number) => api.getHot72h({ page, size }),
      (page: number) => api.getEditorPicks({ page, size }),
    ]) {
      const [first, second] = await Promise.all([list(1), list(2)]);
      expect(first.posts).toHaveLength(size);
      expect(second.posts[0]?.post_id).not.toBe(first.posts[0]?.post_id);
    }
  });

  it('answers comments and their replies', async () => {
    const api = visitor();
    const { comments, count } = await api.getTopComments({ id: postId, pageindex: 1, pagesize: 50 });
    expect(count).toBeGreaterThanOrEqual(comments.length);
    const parent = comments.find((comment) => (comment.reply_count ?? 0) > 0);
    const replies = await api.getChildComments({ post: postId, cid: parent?.gid ?? '' });
    expect(replies.comments.every((reply) => reply.level === 2)).toBe(true);
    expect(replies.count).toBe(parent?.reply_count);
  });

  it('stores a comment once, however often it is sent with one key', async () => {
    const { token } = await login();
    const write = () =>
      visitor(token).createComment({ id: postId, content: '写得真好' }, { idempotencyKey: 'comment-key-1' });
    const [first, second] = [await write(), await write()];
    expect(first.comment.content).toBe('写得真好');
    expect(second.comment.gid).toBe(first.comment.gid);
  });

  it('refuses with the kinds the page acts on', async () => {
    const { token } = await login();
    await expect(visitor().createComment({ id: postId, content: '你好' })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
    await expect(visitor(token).createComment({ id: postId, content: ' ' })).rejects.toMatchObject({
      kind: 'business',
      message: '评论不能为空～',
    });
    await expect(visitor().getContentDetail({ post_id: 'nosuchid' })).rejects.toMatchObject({
      kind: 'business',
      status: 404,
    });
  });

  it.each([
    ['platform-down', 'server'],
    ['platform-fails', 'server'],
    ['bad-gateway', 'server'],
    ['html-instead-of-json', 'contract'],
    ['malformed-json', 'contract'],
  ])('in scenario %s every failure is %s', async (name, kind) => {
    await playScenario(name);
    await expect(visitor().getContentDetail({ post_id: postId })).rejects.toMatchObject({ kind });
  });
});
