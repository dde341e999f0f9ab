import { isApiError, type ApiError, type ApiErrorKind } from '@share/page-data';
import { createAccountApi } from './calls/createAccountApi';
import { createItemApi } from './calls/createItemApi';
import { createLiveApi } from './calls/createLiveApi';
import { createMediaAccountApi } from './calls/createMediaAccountApi';
import { createServiceApi } from './calls/createServiceApi';
import { createStartApi } from './calls/createStartApi';
import { createApiClient, type ApiClientOptions } from './createApiClient';
import { createFetchTransport } from './createFetchTransport';

const client = (
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) => {
  const core = createApiClient({
    transport: createFetchTransport({
      baseUrl: 'https://api.example.com',
      fetch: async (request) => answer(request),
    }),
    getToken: () => 'user-token',
    requestId: () => 'browser-1',
    ...options,
  });
  return {
    ...createStartApi(core),
    ...createItemApi(core, 'peony'),
    ...createAccountApi(core),
    ...createLiveApi(core),
    ...createMediaAccountApi(core),
    ...createServiceApi(core),
  };
};

type Client = ReturnType<typeof client>;

/** The same holds for reading and writing. */
const methods: [method: string, call: (api: Client, signal?: AbortSignal) => Promise<unknown>][] = [
  ['GET', (api, signal) => api.getGroups({}, { signal })],
  ['POST', (api, signal) => api.createComment({ id: 'wetland1', content: '你好' }, { signal })],
];

const json = (status: number, body: unknown) => () => Response.json(body, { status });
const text = (status: number, body: string) => () =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html' } });
const html = '<!doctype html><title>502 Bad Gateway</title>';
const nested = `{"code":0,"message":"","data":${'{"parent":'.repeat(50_000)}0${'}'.repeat(50_000)}}`;

/** A body that breaks off, as when the platform dies in the middle of an answer. */
const torn = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"code":0,"da'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );
const refused = () => Promise.reject(new TypeError('fetch failed'));

describe.each(methods)('every way to fail has one kind: %s', (_method, call) => {
  it.each<[string, () => Response | Promise<Response>, ApiErrorKind, number, number]>([
    ['no server answers', refused, 'network', 0, 0],
    ['the answer breaks off', torn, 'network', 0, 0],
    ['HTTP 401 with an envelope', json(401, { code: 401, message: '请先登录' }), 'unauthorized', 401, 401],
    ['HTTP 401 without one', text(401, html), 'unauthorized', 401, 401],
    ['code 401 in an HTTP 200', json(200, { code: 401, message: '' }), 'unauthorized', 401, 200],
    ['code 402 in an HTTP 200', json(200, { code: 402, message: '稍后' }), 'business', 402, 200],
    [
      'a business code with HTTP 400',
      json(400, { code: 1003, message: '评论不能为空～' }),
      'business',
      1003,
      400,
    ],
    ['too many requests', json(429, { code: 429, message: '太快了' }), 'business', 429, 429],
    ['HTML with HTTP 502', text(502, html), 'server', 502, 502],
    ['an envelope with HTTP 503', json(503, { code: 503, message: '维护中' }), 'server', 503, 503],
    ['code 0 with HTTP 500', json(500, { code: 0, message: '', data: {} }), 'server', 0, 500],
    ['HTML with HTTP 404', text(404, html), 'server', 404, 404],
    ['HTML with HTTP 200', text(200, html), 'contract', 200, 200],
    ['an empty body', text(200, ''), 'contract', 200, 200],
    ['no body', () => new Response(null, { status: 204 }), 'contract', 204, 204],
    ['truncated JSON', text(200, '{"code":0,"data":{"gro'), 'contract', 200, 200],
    ['JSON without a code', json(200, { data: {} }), 'contract', 200, 200],
    ['a code that is no number', json(200, { code: 'ok', data: {} }), 'contract', 200, 200],
    ['a code that is a list', json(200, { code: [], data: {} }), 'contract', 200, 200],
    [
      'a business code as text',
      json(200, { code: '1003', message: '评论不能为空～' }),
      'business',
      1003,
      200,
    ],
    ['code 401 as text', json(200, { code: '401', message: '' }), 'unauthorized', 401, 200],
    ['null', json(200, null), 'contract', 200, 200],
    ['a list', json(200, []), 'contract', 200, 200],
    ['success without data', json(200, { code: 0, message: '' }), 'contract', 0, 200],
    ['success with null as its data', json(200, { code: 0, message: '', data: null }), 'contract', 0, 200],
    ['data without end', text(200, nested), 'contract', 200, 200],
    ['code 0 with HTTP 404', json(404, { code: 0, message: '', data: {} }), 'contract', 0, 404],
    ['an answer over 256 kB', json(200, { code: 0, data: 'x'.repeat(256_000) }), 'contract', 200, 200],
  ])('%s', async (_, answer, kind, code, status) => {
    const error = await call(client(answer)).catch((failure: unknown) => failure);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ kind, code, status, requestId: 'browser-1' });
    expect((error as ApiError).message).not.toBe('');
  });

  it.each<[ApiErrorKind, Partial<ApiClientOptions>, AbortSignal | undefined]>([
    ['timeout', { timeoutMs: 5 }, undefined],
    ['aborted', {}, AbortSignal.abort()],
  ])('%s', async (kind, options, signal) => {
    const api = client(() => new Promise<Response>(() => undefined), options);
    await expect(call(api, signal)).rejects.toMatchObject({ kind, requestId: 'browser-1' });
  });

  it('aborted while the answer is on its way', async () => {
    const caller = new AbortController();
    const api = client((request) => {
      const answer = new Promise<Response>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
      caller.abort();
      return answer;
    });
    await expect(call(api, caller.signal)).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('an answer', () => {
  it.each(['0', ' 0 ', '000', 0.0])('is a success with code %j', async (code) => {
    await expect(client(json(200, { code, data: { groups: [] } })).getGroups()).resolves.toEqual({
      groups: [],
    });
  });

  it.each(['\uFEFF', '\uFEFF\n', ' '])('is read after %j', async (start) => {
    const answer = text(200, `${start}{"code":0,"data":{"groups":[]}}`);
    await expect(client(answer).getGroups()).resolves.toEqual({ groups: [] });
  });

  it.each([{ text: 'x' }, ['x'], 7, true])('has no message where it is %j', async (message) => {
    await expect(client(json(200, { code: 1003, message })).getGroups()).rejects.toMatchObject({
      kind: 'business',
      platformMessage: '',
    });
  });

  it('keeps an id that is sent as a long number', async () => {
    const answer = text(200, '{"code":0,"data":{"post_id":1234567890123456789,"title":"a"}}');
    const detail = await client(answer).getContentDetail({ post_id: '1234567890123456789' });
    expect(detail.post_id).toBe('1234567890123456789');
  });

  it('passes the message of the platform on', async () => {
    const api = client(json(200, { code: 1003, message: '评论不能为空～' }));
    await expect(api.getGroups()).rejects.toThrow('评论不能为空～');
  });

  it.each([{ code: 1003 }, { code: 1003, message: '' }, { code: 1003, message: null }])(
    'puts no words of its own into the mouth of the platform: %j',
    async (answer) => {
      await expect(client(json(200, answer)).getGroups()).rejects.toMatchObject({
        kind: 'business',
        message: '',
      });
    },
  );

  it('names the path template in its message, never an id', async () => {
    const error = await client(text(502, html))
      .getContentDetail({ post_id: 'wetland1' })
      .catch((failure: Error) => failure.message);
    expect(error).toContain('/peony/v1/content/{post_id}');
    expect(error).not.toContain('wetland1');
  });

  describe.each([
    { code: 0, message: 'ok' },
    { code: 0, message: 'ok', data: null },
  ])('%j', (answer) => {
    const api = client(json(200, answer));

    it.each<[string, () => Promise<unknown>]>([
      ['sendVerifyCode', () => api.sendVerifyCode({ tel: '13800138000', type: 6 })],
      ['logout', () => api.logout()],
      ['changeCollection', () => api.changeCollection({ id: 'wetland1', type: 'add' })],
      ['changeStar', () => api.changeStar({ target_type: 'content', target_id: 'wetland1', type: 'add' })],
      ['changeFollow', () => api.changeFollow({ uid: 'm1', type: 1 })],
      ['deleteComment', () => api.deleteComment({ post: 'wetland1', cid: 'c1' })],
      ['createBooking', () => api.createBooking({ booking_id: 'live1', booking_type: 'live' })],
      ['removeBooking', () => api.removeBooking({ booking_id: 'live1', booking_type: 'live' })],
      ['likeLivePost', () => api.likeLivePost({ id: 'live1', msg_id: 'msg1' })],
      [
        'createReport',
        () => api.createReport({ target_type: 'content', target_id: 'wetland1', reason: '其他' }),
      ],
    ])('%s is done', async (_, call) => {
      await expect(call()).resolves.toBeNull();
    });

    it.each<[string, () => Promise<unknown>]>([
      ['createToken', () => api.createToken({ appid: 1, platform: 'mobile' })],
      ['createComment', () => api.createComment({ id: 'wetland1', content: '你好' })],
      ['getOwnAccount', () => api.getOwnAccount()],
      ['getFollowState', () => api.getFollowState({ uid: 'm1' })],
      ['getContentDetail', () => api.getContentDetail({ post_id: 'wetland1' })],
    ])('%s needs data (R71)', async (_, call) => {
      await expect(call()).rejects.toMatchObject({ kind: 'contract' });
    });
  });

  it('is cleaned: null counts as absent, and fields have the variant of the specification (R58)', async () => {
    const data = { comments: [null, { gid: 'c1', avatar: null, replies: [] }], count: 1 };
    const { comments } = await client(json(200, { code: 0, message: '', data })).getTopComments({
      id: 'wetland1',
    });
    expect(comments).toEqual([{ gid: 'c1', replys: [] }]);
  });

  it.each([
    ['a 401', 200, { code: 401, message: '验证码错误' }, '验证码错误'],
    ['HTTP 401', 401, { code: 401, message: '验证码错误' }, '验证码错误'],
    ['HTTP 503', 503, { code: 503, message: '维护中' }, '维护中'],
    ['a refusal', 200, { code: 3002, message: '验证码错误' }, '验证码错误'],
    ['a refusal without a message', 200, { code: 3002 }, ''],
    ['HTTP 500 with a success', 500, { code: 0, message: 'ok' }, ''],
    ['HTTP 502 without an envelope', 502, { error: 'bad gateway' }, ''],
  ])(
    'distinguishes its own message from the one of the platform: %s',
    async (_, status, answer, platformMessage) => {
      await expect(client(json(status, answer)).getGroups()).rejects.toMatchObject({ platformMessage });
    },
  );

  it('prefers the request id of the answer', async () => {
    const headers = { 'X-Request-Id': 'server-1' };
    const api = client(() => Response.json({ code: 7, message: 'x' }, { headers }));
    await expect(api.getGroups()).rejects.toMatchObject({ requestId: 'server-1' });
  });

  it('reads a content item of up to 2 MB', async () => {
    const answer = (length: number) =>
      json(200, { code: 0, message: '', data: { content: 'x'.repeat(length) } });
    const detail = await client(answer(1_900_000)).getContentDetail({ post_id: 'wetland1' });
    expect(detail.content).toHaveLength(1_900_000);
    await expect(client(answer(2_000_000)).getContentDetail({ post_id: 'wetland1' })).rejects.toMatchObject({
      kind: 'contract',
    });
  });

  it.each([
    ['', 'user-token'],
    ['Bearer', 'user-token'],
  ])('tells which token was refused (scheme %j)', async (authScheme, token) => {
    const onUnauthorized = jest.fn();
    const api = client(json(401, { code: 401, message: '请先登录' }), { authScheme, onUnauthorized });
    await expect(api.getGroups()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledWith(token);
  });

  it('refuses no token when it refuses a login', async () => {
    const onUnauthorized = jest.fn();
    const api = client(json(401, { code: 401, message: '验证码错误' }), { onUnauthorized });
    await expect(api.createToken({ appid: 1, platform: 'mobile' })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not mistaken for other errors', () => {
    expect(isApiError(new Error('x'))).toBe(false);
    expect(isApiError({ kind: 'network' })).toBe(false);
  });
});
