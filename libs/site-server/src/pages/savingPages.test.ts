import { closeServers, plainPage, startSite } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';

afterEach(closeServers);

const path = '/davmu/share/news/2026/0a1b2c3d/index.html';
const html = '<!doctype html><title>云溪</title>';

test.each<Record<string, string>>([{}, { PAGE_CACHE: 'off' }])(
  'who saves data gets smaller pictures, from the same page and with an entity tag of their own (%j)',
  async (env) => {
    const picture = '<img sizes="112px" srcset="/media/a.jpg?w=224&amp;format=webp 224w" src="/media/a.jpg">';
    const renderPage = jest.fn(async () => plainPage(html + picture));
    const { url } = await startSite({ renderPage }, env);
    const plain = await sendRaw(url, path);
    const saving = await sendRaw(url, path, { headers: { 'save-data': 'on' } });
    const off = await sendRaw(url, path, { headers: { 'save-data': 'off' } });
    expect(plain.body.toString()).toContain('format=webp 224w');
    expect(saving.body.toString()).toBe(plain.body.toString().replace(' 224w', ' 336w'));
    expect(saving.headers.etag).not.toBe(plain.headers.etag);
    expect(off.headers.etag).toBe(plain.headers.etag);
    expect(plain.headers.vary).toBe('Accept-Encoding, Save-Data');
    const same = await sendRaw(url, path, {
      headers: { 'save-data': 'on', 'if-none-match': saving.headers.etag as string },
    });
    expect(same.status).toBe(304);
    if (!env['PAGE_CACHE']) expect(renderPage).toHaveBeenCalledTimes(1);
  },
);
