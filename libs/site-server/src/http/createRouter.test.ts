import { closeServers, plainPage, startSite } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';

afterEach(closeServers);

const hostileIds = ['..%2finner', '%2e%2e', '%00', '%E0%A4%A', '%0d%0aSet-Cookie:a', 'x\\..\\y', 'a%2Fb'];

test.each(hostileIds)('/davmu/share/news/%s is missing without a render (R79)', async (id) => {
  const renderPage = jest.fn(async () => plainPage('<p>ok</p>'));
  const requested: string[] = [];
  const readAddress = (path: string) => {
    requested.push(path);
    return 'missing' as const;
  };
  const { url } = await startSite({ renderPage, readAddress });
  const { status, headers } = await sendRaw(url, `/davmu/share/news/${id}/index.html`);
  expect([status, headers.location]).toEqual([302, '/davmu/share/404']);
  expect(requested).toEqual(['/davmu/share/news/%25/index.html']);
  expect(renderPage).not.toHaveBeenCalled();
});

test.each([
  ...hostileIds.map((id) => `/news/${id}`),
  '/davmu/../inner/x',
  `/davmu/share/${'x'.repeat(6_000)}`,
  '/other',
  '/inner/content/1',
  '/-/nothing',
])('%s is a 404 page without a render', async (hostile) => {
  const renderPage = jest.fn(async () => plainPage('<p>ok</p>'));
  const { url } = await startSite({ renderPage });
  const { status, body, headers } = await sendRaw(url, hostile);
  expect(status).toBe(404);
  expect(body.toString()).toBe('<h1>error 404</h1>');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(renderPage).not.toHaveBeenCalled();
});

test.each([
  ['/', 302, '/davmu/share/'],
  ['/davmu/share', 308, '/davmu/share/'],
  ['/davmu/share?a=1', 308, '/davmu/share/?a=1'],
  ['//davmu//share/news', 308, '/davmu/share/news'],
  ['//evil.example/', 308, '/evil.example/'],
])('%s redirects to its canonical address', async (address, status, location) => {
  const { url } = await startSite();
  const answer = await sendRaw(url, address);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test('pages accept only GET and HEAD', async () => {
  const { url } = await startSite();
  const { status, headers } = await sendRaw(url, '/davmu/share/', { method: 'POST', body: 'x' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});
