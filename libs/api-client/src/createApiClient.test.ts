import { createContentApi } from './calls/createContentApi';
import { createItemApi } from './calls/createItemApi';
import { createStartApi } from './calls/createStartApi';
import { createApiClient, type ApiClientOptions } from './createApiClient';
import { createFetchTransport } from './createFetchTransport';

const baseUrl = 'https://api.example.com';
const sent: Request[] = [];

const client = (options: Partial<ApiClientOptions> = {}) => {
  const core = createApiClient({
    transport: createFetchTransport({
      baseUrl,
      fetch: async (request) => {
        sent.push(request);
        return Response.json({ code: 0, message: '', data: { marker: sent.length } });
      },
    }),
    getToken: () => 'user-token',
    requestId: () => 'browser-1',
    ...options,
  });
  return { ...createStartApi(core), ...createContentApi(core), ...createItemApi(core, 'peony'), core };
};

beforeEach(() => {
  sent.length = 0;
});

describe('a call', () => {
  it('puts the input into path and query, and returns the data', async () => {
    const page = { pageindex: 2, pagesize: 10, sort: 'hot' as const };
    expect(await client().getTopComments({ id: 'wetland1', ...page })).toEqual({ marker: '1' });
    const [request] = sent;
    expect(request?.method).toBe('GET');
    expect(request?.url).toBe(`${baseUrl}/peony/v1/comment/wetland1?pageindex=2&pagesize=10&sort=hot`);
    expect(request?.body).toBeNull();
  });

  it('leaves out what is not given', async () => {
    await client().getContentDetail({ post_id: 'wetland1', type: undefined });
    expect(sent[0]?.url).toBe(`${baseUrl}/peony/v1/content/wetland1`);
  });

  it('sends a body as JSON, without the path parameter, and the idempotency key', async () => {
    const comment = { id: 'wetland1', content: '写得真好', comment_type: 1 as const };
    expect(await client().createComment(comment, { idempotencyKey: 'key-1' })).toEqual({ marker: '1' });
    const [request] = sent;
    expect(`${request?.method} ${request?.url}`).toBe(`POST ${baseUrl}/peony/v1/comment/wetland1`);
    expect(await request?.json()).toEqual({ content: '写得真好', comment_type: 1 });
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(request?.headers.get('Idempotency-Key')).toBe('key-1');
  });

  it('sends texts without halves of characters and NUL, which no platform stores', async () => {
    await client().createComment({ id: 'wetland1', content: '湿\ud83d地\0 😀', comment_type: 1 });
    await client().getTopComments({ id: 'wetland1', sort: '\ud83dhot' as 'hot' });
    expect(await sent[0]?.json()).toEqual({ content: '湿地 😀', comment_type: 1 });
    expect(sent[1]?.url).toBe(`${baseUrl}/peony/v1/comment/wetland1?sort=hot`);
  });

  it('ends with an error of its own kind when its time is over', async () => {
    const transport = () => new Promise<never>(() => undefined);
    const call = client({ transport, timeoutMs: 5 }).getGroups();
    const timeout = { kind: 'timeout', requestId: 'browser-1' };
    await expect(call).rejects.toMatchObject(timeout);
  });

  it('ends with one of another kind when the caller ends it, also before it was made', async () => {
    const transport = jest.fn(() => new Promise<never>(() => undefined));
    const caller = new AbortController();
    const call = client({ transport }).getGroups({}, { signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted', requestId: 'browser-1' });
    transport.mockClear();
    const later = client({ transport }).getGroups({}, { signal: caller.signal });
    await expect(later).rejects.toMatchObject({ kind: 'aborted', requestId: 'browser-1' });
    expect(transport).not.toHaveBeenCalled();
  });

  it('takes options second, also where there is no input', async () => {
    const caller = new AbortController();
    caller.abort();
    const aborted = client().getGroups({}, { signal: caller.signal });
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
    // @ts-expect-error options in place of the input do not compile
    const misplaced = () => client().getGroups({ signal: caller.signal });
    expect(misplaced).toBeInstanceOf(Function);
  });

  it('sends no cookies and follows no redirect', async () => {
    const api = client();
    await api.getGroups();
    await api.createToken({ appid: 1, platform: 'mobile' });
    for (const request of sent) expect(request).toMatchObject({ credentials: 'omit', redirect: 'error' });
    expect(sent).toHaveLength(2);
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
    const refused = { name: 'UnsafeSegmentError' };
    await expect(client().getContentDetail({ post_id: id })).rejects.toMatchObject(refused);
    await expect(client().createComment({ id, content: '你好' })).rejects.toMatchObject(refused);
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
    const api = client(options);
    await api.getGroups();
    await api.createComment({ id: 'wetland1', content: '你好' });
    expect(header()).toEqual([expected, expected]);
  });

  it('requests the token at every call: it changes with login and logout', async () => {
    const tokens = ['first', 'second'];
    const api = client({ getToken: () => tokens.shift() ?? '' });
    await api.getGroups();
    await api.getGroups();
    expect(header()).toEqual(['first', 'second']);
  });

  it.each([
    ['', 'old-token'],
    ['Bearer', 'Bearer old-token'],
  ])('sends the token a call brings along instead (R21, R22; scheme %j)', async (authScheme, expected) => {
    await client({ authScheme }).getGroups({}, { token: 'old-token' });
    expect(header()).toEqual([expected]);
  });

  it('reports once that there is no token (R18, R67)', async () => {
    const onMissingToken = jest.fn();
    const api = client({ getToken: () => '', onMissingToken });
    await Promise.all([api.getGroups(), api.getAppInfo()]);
    expect(onMissingToken).toHaveBeenCalledTimes(1);
  });

  it('neither waits for a token nor reports one missing when it fetches one (R18)', async () => {
    const onMissingToken = jest.fn();
    const api = client({ getToken: () => new Promise<string>(() => undefined), onMissingToken });
    await api.createToken({ appid: 1, platform: 'mobile' });
    expect(header()).toEqual(['']);
    expect(onMissingToken).not.toHaveBeenCalled();
  });

  it('sends the token that is there when it fetches one', async () => {
    const request = { appid: 1, platform: 'mobile' };
    await client().createToken(request);
    await client({ getToken: async () => 'late' }).createToken(request, { token: 'current' });
    expect(header()).toEqual(['user-token', 'current']);
  });
});
