import { createApiClient, type ApiClientOptions } from './createApiClient';

const baseUrl = 'https://api.example.com';
const sent: Request[] = [];
const success = (data: unknown = {}) => Response.json({ code: 0, message: '', data });
let answer: (request: Request) => Response | Promise<Response> = () => success();

const client = (options: Partial<ApiClientOptions> = {}) =>
  createApiClient({
    baseUrl,
    fetch: async (request) => {
      sent.push(request);
      return answer(request);
    },
    getToken: () => 'user-token',
    requestId: () => 'browser-1',
    ...options,
  });

beforeEach(() => {
  sent.length = 0;
  answer = () => success();
});

type Client = ReturnType<typeof client>;

describe('operations', () => {
  const page = { page: 2, size: 10 };
  it.each<[string, (api: Client) => Promise<unknown>, string, string]>([
    ['createToken', (api) => api.createToken({ appid: 1, platform: 'mobile' }), 'POST', '/peony/v1/auth'],
    ['getAppInfo', (api) => api.getAppInfo(), 'GET', '/peony/v1/app/info'],
    ['getGroups', (api) => api.getGroups(), 'GET', '/peony/v1/group'],
    [
      'getContentDetail',
      (api) => api.getContentDetail({ post_id: 'wetland1', type: 'article', less: 'true' }),
      'GET',
      '/peony/v1/content/wetland1?type=article&less=true',
    ],
    [
      'getRelatedContent',
      (api) => api.getRelatedContent({ type: 'article', post_id: 'wetland1', ...page }),
      'GET',
      '/peony/v3/content/article/wetland1/related?page=2&size=10',
    ],
    [
      'getRecommendations',
      (api) => api.getRecommendations(page),
      'GET',
      '/peony/v1/recommend?page=2&size=10',
    ],
    ['getHot72h', (api) => api.getHot72h(page), 'GET', '/peony/v3/hot/72h?page=2&size=10'],
    ['getEditorPicks', (api) => api.getEditorPicks({}), 'GET', '/peony/v3/hot/editor'],
    [
      'getTopComments',
      (api) => api.getTopComments({ id: 'wetland1', pageindex: 1, pagesize: 10, sort: 'hot' }),
      'GET',
      '/peony/v1/comment/wetland1?pageindex=1&pagesize=10&sort=hot',
    ],
    [
      'getChildComments',
      (api) => api.getChildComments({ post: 'wetland1', cid: 'comment1', pageindex: 3 }),
      'GET',
      '/peony/v1/comment/wetland1/comment1?pageindex=3',
    ],
    [
      'createComment',
      (api) => api.createComment({ id: 'wetland1', content: '写得真好' }),
      'POST',
      '/peony/v1/comment/wetland1',
    ],
  ])('%s calls its path and returns the data', async (_, run, method, path) => {
    answer = () => success({ marker: path });
    expect(await run(client())).toEqual({ marker: path });
    expect(sent.map((request) => `${request.method} ${request.url}`)).toEqual([
      `${method} ${baseUrl}${path}`,
    ]);
  });

  it('sends a body as JSON, without the path parameter, and the idempotency key', async () => {
    const comment = { id: 'wetland1', content: '写得真好', comment_type: 1 as const };
    await client().createComment(comment, { idempotencyKey: 'key-1' });
    const [request] = sent;
    expect(await request?.json()).toEqual({ content: '写得真好', comment_type: 1 });
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(request?.headers.get('Idempotency-Key')).toBe('key-1');
  });

  it('sends no cookies and follows no redirect', async () => {
    await client().getGroups();
    expect(sent[0]).toMatchObject({ credentials: 'omit', redirect: 'error' });
  });

  it.each([
    '..',
    '../../inner/preview',
    '..%2f',
    'a/b',
    'a?b',
    'a#b',
    '%00',
    '',
    'a\r\nb',
    '．．',
    'x'.repeat(65),
  ])('builds no address from the id %j', async (id) => {
    await expect(client().getContentDetail({ post_id: id })).rejects.toMatchObject({
      name: 'UnsafeSegmentError',
    });
    expect(sent).toEqual([]);
  });
});

describe('authorization (spec §7)', () => {
  const header = () => sent.map((request) => request.headers.get('Authorization'));

  it.each([
    [{ getToken: () => 'token-1' }, 'token-1'],
    [{ getToken: async () => 'token-2' }, 'token-2'],
    [{ getToken: () => 'token-3', authScheme: 'Bearer' }, 'Bearer token-3'],
    [{ getToken: () => '', authScheme: 'Bearer' }, ''],
    [{ getToken: () => '' }, ''],
  ])('%# sends %j', async (options, expected) => {
    await client(options).getGroups();
    expect(header()).toEqual([expected]);
  });

  it('asks for the token at every call: it changes with login and logout', async () => {
    const tokens = ['first', 'second'];
    const api = client({ getToken: () => tokens.shift() ?? '' });
    await api.getGroups();
    await api.getGroups();
    expect(header()).toEqual(['first', 'second']);
  });

  it('tips once that there is no token (R18, R67)', async () => {
    const onMissingToken = jest.fn();
    const api = client({ getToken: () => '', onMissingToken });
    await Promise.all([api.getGroups(), api.getAppInfo()]);
    expect(onMissingToken).toHaveBeenCalledTimes(1);
  });

  it('neither waits for a token nor tips when it fetches one', async () => {
    const onMissingToken = jest.fn();
    const api = client({ getToken: () => new Promise<string>(() => undefined), onMissingToken });
    await api.createToken({ appid: 1, platform: 'mobile' });
    expect(header()).toEqual([null]);
    expect(onMissingToken).not.toHaveBeenCalled();
  });
});
