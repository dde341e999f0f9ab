import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseTraceparent } from '@share/operations';
import { openUpstream, type Upstream } from '../../testing/openUpstream';
import type { TransportRequest } from '../Transport';
import { createHttpTransport } from './createHttpTransport';

let upstream: Upstream;
afterEach(() => upstream?.close());

const request = (fields: Partial<TransportRequest> = {}): TransportRequest => ({
  template: '/peony/v1/group',
  method: 'GET',
  address: '/peony/v1/group',
  headers: {},
  maxBytes: 1_000,
  ...fields,
});

const send = async (answer: RequestListener, fields?: Partial<TransportRequest>) => {
  upstream = await openUpstream(answer);
  return createHttpTransport(upstream)(request(fields));
};

describe('an answer', () => {
  it('is status, request id and text, also when a character was cut between two parts', async () => {
    const bytes = Buffer.from('白鹭');
    const answer = await send((_, res) => {
      res.writeHead(418, { 'X-Request-Id': 'server-1' });
      res.write(bytes.subarray(0, 2));
      setImmediate(() => res.end(bytes.subarray(2)));
    });
    expect(answer).toEqual({ status: 418, requestId: 'server-1', text: '白鹭' });
  });

  it('is read without a byte order mark, as fetch does', async () => {
    expect((await send((_, res) => res.end('\uFEFF{}'))).text).toBe('{}');
  });

  it('may be empty', async () => {
    expect(await send((_, res) => res.writeHead(204).end())).toMatchObject({ status: 204, text: '' });
  });

  it('is not a redirect that is followed', async () => {
    const seen: string[] = [];
    const answer = await send((req, res) => {
      seen.push(String(req.url));
      res.writeHead(302, { Location: '/inner/secret' }).end();
    });
    expect(answer.status).toBe(302);
    expect(seen).toEqual(['/peony/v1/group']);
  });

  it.each([
    [1_000, 1_000],
    [1_001, undefined],
    [5_000_000, undefined],
  ])('of %i bytes is read up to the limit', async (length, read) => {
    const { text } = await send((_, res) => res.end('x'.repeat(length)));
    expect(text?.length).toBe(read);
  });

  it.each([
    ['gzip', gzipSync, '白鹭', '白鹭'],
    ['br', brotliCompressSync, '白鹭', '白鹭'],
    ['gzip', gzipSync, 'x'.repeat(1_000_000), undefined],
    ['br', brotliCompressSync, 'x'.repeat(1_000_000), undefined],
  ])(
    'that something compressed with %s is read up to the limit (%#)',
    async (encoding, compress, text, read) => {
      const body = compress(Buffer.from(text));
      const answer = await send((_, res) => res.writeHead(200, { 'Content-Encoding': encoding }).end(body));
      expect(answer.text).toBe(read);
    },
  );

  it.each([
    ['an unknown encoding', 'deflate', 'x'],
    ['two encodings', 'gzip, gzip', 'x'],
    ['broken gzip', 'gzip', 'no gzip'],
  ])('with %s is refused', async (_, encoding, body) => {
    const sent = send((_, res) => res.writeHead(200, { 'Content-Encoding': encoding }).end(body));
    await expect(sent).rejects.toThrow();
  });

  it.each<[string, RequestListener]>([
    [
      'is torn',
      (_, res) => res.writeHead(200, { 'Content-Length': 10 }).write('{"code":', () => res.destroy()),
    ],
    ['never begins', (req) => req.socket.destroy()],
    ['is no HTTP', (req) => req.socket.end('garbage\r\n\r\n')],
    [
      'switches protocols',
      (req) =>
        req.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    ],
  ])('that %s is an error', async (_, answer) => {
    await expect(send(answer)).rejects.toThrow();
  });
});

describe('a request', () => {
  it('carries its headers and its body, and requests a plain answer', async () => {
    upstream = await openUpstream((req, res) => {
      let body = '';
      req.on('data', (part) => (body += String(part)));
      req.on('end', () =>
        res.end(JSON.stringify({ ...req.headers, method: req.method, url: req.url, body })),
      );
    });
    const transport = createHttpTransport({ baseUrl: `${upstream.baseUrl}/v/` });
    const headers = { Authorization: '', 'Content-Type': 'application/json' };
    const sent = request({ method: 'POST', headers, body: '{"content":"你好"}' });
    const { text = '' } = await transport(sent);
    expect(JSON.parse(text)).toMatchObject({
      method: 'POST',
      url: '/v/peony/v1/group',
      authorization: '',
      'content-type': 'application/json',
      'content-length': '20',
      'accept-encoding': 'identity',
      body: '{"content":"你好"}',
    });
  });

  it('is rejected when a header cannot be sent', async () => {
    const sent = send((_, res) => res.end(), { headers: { Authorization: 'a\r\nb' } });
    await expect(sent).rejects.toThrow();
  });

  it('is rejected at once when no server listens', async () => {
    upstream = await openUpstream((_, res) => res.end());
    await upstream.close();
    await expect(createHttpTransport(upstream)(request())).rejects.toThrow('ECONNREFUSED');
  });

  it('is not sent when its signal has aborted, and ends when it aborts', async () => {
    const reason = new Error('too late');
    const answer = jest.fn();
    await expect(send(answer, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(answer).not.toHaveBeenCalled();
    const caller = new AbortController();
    answer.mockImplementation(() => caller.abort(reason));
    await upstream.close();
    await expect(send(answer, { signal: caller.signal })).rejects.toBe(reason);
  });

  it('ends when its signal aborts in the middle of the answer', async () => {
    const caller = new AbortController();
    const sent = send(
      (_, res) => {
        res.write('{"code"');
        setTimeout(() => caller.abort(), 5);
      },
      { signal: caller.signal },
    );
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('connections', () => {
  it('are saved, and leave no listener at the signal', async () => {
    upstream = await openUpstream((_, res) => res.end('{}'));
    const transport = createHttpTransport(upstream);
    const { signal } = new AbortController();
    const removed = jest.spyOn(signal, 'removeEventListener');
    for (let count = 0; count < 5; count += 1) await transport(request({ signal }));
    expect(upstream.connections()).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(removed.mock.calls.length).toBeGreaterThanOrEqual(5);
  });

  it('are capped per family: one that hangs never keeps another waiting', async () => {
    const arrived: string[] = [];
    upstream = await openUpstream((req, res) => {
      arrived.push(String(req.url));
      if (req.url === '/peony/v1/content/wetland1') res.end('{}');
    });
    const transport = createHttpTransport({ ...upstream, callsPerFamily: 2 });
    const caller = new AbortController();
    const hanging = Array.from({ length: 5 }, () =>
      transport(request({ signal: caller.signal })).catch((error: Error) => error.name),
    );
    const item = request({ template: '/peony/v1/content/{post_id}', address: '/peony/v1/content/wetland1' });
    expect((await transport(item)).text).toBe('{}');
    expect(arrived.filter((url) => url === '/peony/v1/group').length).toBeLessThanOrEqual(2);
    caller.abort();
    expect(await Promise.all(hanging)).toEqual(Array(5).fill('AbortError'));
    expect(arrived.length).toBeLessThanOrEqual(3);
  });
});

describe('the trace of a call', () => {
  it('is that of the page it was made for, also when it waits for the turn of another call', async () => {
    const seen: (string | undefined)[] = [];
    upstream = await openUpstream((req, res) => {
      seen.push(parseTraceparent(req.headers.traceparent)?.traceId);
      res.end('{}');
    });
    const transport = createHttpTransport({ ...upstream, callsPerFamily: 1 });
    const traces = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
    await Promise.all([
      ...traces.map((id) => transport({ ...request(), trace: { traceId: id, spanId: id.slice(16) } })),
      transport(request()),
    ]);
    expect(seen).toEqual([...traces, undefined]);
  });
});
