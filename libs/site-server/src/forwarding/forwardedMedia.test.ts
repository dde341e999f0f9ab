import { sendRaw } from '../../testing/sendRaw';
import { closeServers, startSite, startUpstream } from '../../testing/startSite';

afterEach(closeServers);

const file = Buffer.from('0123456789');
const fileHeaders = {
  'content-type': 'video/mp4',
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=60',
  etag: '"tag"',
};

/** Answers of a platform, by the name in the path, with the headers that the browser has to get. */
const answers: Record<string, { status: number; headers: Record<string, string>; body: string }> = {
  whole: { status: 200, headers: { ...fileHeaders, 'content-length': '10' }, body: String(file) },
  part: {
    status: 206,
    headers: { ...fileHeaders, 'content-range': 'bytes 2-5/10', 'content-length': '4' },
    body: '2345',
  },
  unchanged: { status: 304, headers: { etag: '"tag"', 'cache-control': 'public, max-age=60' }, body: '' },
  outside: { status: 416, headers: { 'content-range': 'bytes */10', 'content-length': '0' }, body: '' },
  changed: { status: 412, headers: { etag: '"tag"', 'content-length': '0' }, body: '' },
};

const start = async () => {
  const seen: Record<string, unknown>[] = [];
  const platform = await startUpstream((req, res) => {
    seen.push({ method: req.method, ...req.headers });
    const { status, headers, body } = answers[req.url?.split('/').at(-1) ?? '']!;
    res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : body);
  });
  const { url } = await startSite({}, { API_BASE_URL: platform });
  return { url, seen };
};

test.each(Object.keys(answers))('an answer about a medium reaches the browser as it is: %s', async (name) => {
  const { url } = await start();
  const expected = answers[name]!;
  const requested = await sendRaw(url, `/media/${name}`);
  expect([requested.status, requested.body.toString()]).toEqual([expected.status, expected.body]);
  expect(requested.headers).toMatchObject(expected.headers);
});

test('HEAD has the headers of the whole file', async () => {
  const { url, seen } = await start();
  const { status, headers, body } = await sendRaw(url, '/media/whole', { method: 'HEAD' });
  expect([status, body.length, seen[0]?.method]).toEqual([200, 0, 'HEAD']);
  expect(headers).toMatchObject({ ...fileHeaders, 'content-length': '10' });
});

test.each([
  ['range', 'bytes=5-2'],
  ['range', 'bytes=0-1, 4-5'],
  ['range', 'bytes=-0'],
  ['if-range', '"tag"'],
  ['if-range', 'Wed, 21 Oct 2026 07:28:00 GMT'],
  ['if-none-match', 'W/"tag", "other"'],
  ['if-match', '"tag"'],
  ['if-modified-since', 'Wed, 21 Oct 2026 07:28:00 GMT'],
  ['if-unmodified-since', 'Wed, 21 Oct 2026 07:28:00 GMT'],
])('%s: %s reaches the platform as it is', async (name, value) => {
  const { url, seen } = await start();
  await sendRaw(url, '/media/whole', { headers: { [name]: value } });
  expect(seen[0]?.[name]).toBe(value);
});
