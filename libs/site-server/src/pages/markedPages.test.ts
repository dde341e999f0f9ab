import { closeServers, plainPage, startSite } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';

afterEach(closeServers);

const path = '/davmu/share/news/2026/0a1b2c3d/index.html';

/** Marks that a document has at its end. */
const marksOf = (id: string) => ({
  id,
  write: (html: string) => html.replace(/\[.*\]/, '') + (id && `[${id}]`),
});

test.each<Record<string, string>>([{}, { PAGE_CACHE: 'off' }])(
  'a page that was made before has the marks of this moment, and loses them with it (%j)',
  async (env) => {
    let id = '';
    const renderPage = jest.fn(async () => plainPage('text'));
    const { url } = await startSite({ renderPage, pageMarks: () => marksOf(id) }, env);
    const read = async (headers: Record<string, string> = {}) => sendRaw(url, path, { headers });
    const plain = await read();
    expect(plain.body.toString()).toBe('text');
    expect(plain.headers['x-site-marks']).toBeUndefined();
    id = 'mourning';
    const marked = await read();
    expect(marked.body.toString()).toBe('text[mourning]');
    expect((await read({ 'if-none-match': plain.headers.etag as string })).status).toBe(200);
    expect((await read({ 'if-none-match': marked.headers.etag as string })).status).toBe(304);
    id = 'notice';
    expect((await read()).body.toString()).toBe('text[notice]');
    id = '';
    expect((await read()).headers.etag).toBe(plain.headers.etag);
    if (!env['PAGE_CACHE']) expect(renderPage).toHaveBeenCalledTimes(1);
  },
);

test('a page that is made with marks is cached with them', async () => {
  let id = 'mourning';
  const renderPage = jest.fn(async () => plainPage('text'));
  const { url } = await startSite({ renderPage, pageMarks: () => marksOf(id) });
  for (let visit = 0; visit < 2; visit += 1) {
    const { body, headers } = await sendRaw(url, path);
    expect(body.toString()).toBe('text[mourning]');
    expect(headers['x-site-marks']).toBe('mourning');
  }
  id = '';
  expect((await sendRaw(url, path)).body.toString()).toBe('text');
  expect(renderPage).toHaveBeenCalledTimes(1);
});

test('pages of errors have them, and what is no document has none', async () => {
  const { url } = await startSite({
    readAddress: () => undefined,
    pageMarks: () => marksOf('mourning'),
  });
  expect((await sendRaw(url, path)).body.toString()).toContain('[mourning]');
  expect((await sendRaw(url, '/robots.txt')).body.toString()).not.toContain('mourning');
});
