import { noticeScript, withMarksOf, withSiteMarks, type NoticeView } from './siteMarks';

const html = '<html lang="en"><header>云浦</header><main class="a">正文 $&</main></html>';
const overlaid = '<html><div data-bar="overlay">返回</div><main><p>图集</p></main></html>';
const notice: NoticeView = { id: 'k1', text: '今晚停机 <维护>', href: '/davmu/share/?a=1&b=2' };
const none = { isMemorial: false };

const open = (text: string) => {
  document.body.innerHTML = text;
  const script = document.querySelector('script');
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  if (script) new Function(script.textContent)();
};
const strip = () => document.querySelector<HTMLElement>('[data-site-notice]');

afterEach(() => sessionStorage.clear());

test.each([html, overlaid])('what is written into a document can be taken out of it (%#)', (document_) => {
  const marked = withSiteMarks(document_, { isMemorial: true, notice });
  expect(marked).toContain('<html data-memorial="" style="filter:grayscale(1)"');
  expect(withSiteMarks(marked, none)).toBe(document_);
  expect(withSiteMarks(marked, { isMemorial: true, notice })).toBe(marked);
  expect(withSiteMarks(document_, none)).toBe(document_);
});

test('the notice stands over the main part, in plain text, with its link', () => {
  open(withSiteMarks(html, { ...none, notice }));
  const [header, shown] = document.body.children;
  expect(header).toHaveTextContent('云浦');
  expect(shown).toBe(strip());
  expect(shown?.querySelector('a')).toHaveTextContent('今晚停机 <维护>');
  expect(shown?.querySelector('a')).toHaveAttribute('href', notice.href);
  open(withSiteMarks(html, { ...none, notice: { id: 'k2', text: '没有链接' } }));
  expect(strip()?.querySelector('a')).toBeNull();
});

test('over a full-bleed medium it leaves the main part less room, beside a note on its age, too', () => {
  open(withSiteMarks(overlaid, { ...none, notice }));
  expect(document.querySelector('main')).toHaveStyle('--age-note: 44px');
  const aged = withSiteMarks(overlaid.replace('<main', '<main style="--age-note:44px"'), { ...none, notice });
  open(aged);
  expect(document.querySelector('main')).toHaveStyle('--age-note: 88px');
  open(withSiteMarks(aged, none));
  expect(document.querySelector('main')).toHaveStyle('--age-note: 44px');
});

test('who closes it does not see it again in this session, but another one', () => {
  const marked = withSiteMarks(html, { ...none, notice });
  open(marked);
  strip()?.querySelector('button')?.click();
  expect(strip()).toBeNull();
  open(marked);
  expect(strip()).toBeNull();
  open(withSiteMarks(html, { ...none, notice: { ...notice, id: 'k2' } }));
  expect(strip()).not.toBeNull();
});

test('without a storage it can be closed for this page; without scripts there is no button', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied');
  });
  const marked = withSiteMarks(html, { ...none, notice });
  document.body.innerHTML = marked;
  expect(strip()?.querySelector('button')).not.toBeVisible();
  open(marked);
  expect(strip()?.querySelector('button')).toBeVisible();
  strip()?.querySelector('button')?.click();
  expect(strip()).toBeNull();
  storage.mockRestore();
});

test('the policy can name the script: it is the same for every notice', () => {
  expect(withSiteMarks(html, { ...none, notice })).toContain(`<script>${noticeScript}</script>`);
});

test('an old document gets the marks of a newer one, but no notice whose time is up', () => {
  const newer = withSiteMarks('<html><main>新</main></html>', {
    isMemorial: true,
    notice: { ...notice, until: 1_000 },
  });
  expect(withMarksOf(html, newer, 999)).toContain('今晚停机');
  expect(withMarksOf(html, newer, 999)).toContain('data-memorial');
  expect(withMarksOf(html, newer, 1_000)).not.toContain('今晚停机');
  expect(withMarksOf(withSiteMarks(html, { isMemorial: true, notice }), html, 0)).toBe(html);
});
