/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { toSavedItem, withSavedPages } from '@share/page-document/finished';
import { loadOfflinePage, OfflinePage } from './OfflinePage';

const now = Date.UTC(2026, 10, 2, 1, 0);
const page = {
  path: '/davmu/share/peony/doc/2026/11/wetland1/index.html',
  title: '白鹭 <b>&amp;</b> "南岸" $& {path}',
  account: '云浦观察',
  savedAt: Date.UTC(2026, 10, 1, 23, 30),
};
const html = renderToStaticMarkup(<OfflinePage />);

test('a finished page with saved ones is the page rendered with them, whatever their texts hold', () => {
  const pages = [
    page,
    { ...page, path: '/davmu/share/b', account: undefined, savedAt: now - 86_400_000 * 3 },
  ];
  const rendered = renderToStaticMarkup(
    <OfflinePage pages={pages.map((saved) => toSavedItem(saved, now))} />,
  );
  expect(withSavedPages(html, pages, now)).toBe(rendered);
  expect(rendered).toContain('今天 07:30 保存');
  expect(rendered).toContain('10月30日 09:00 保存');
  expect(rendered).not.toContain('<b>');
});

test('without saved pages, and for another document, nothing changes', () => {
  expect(withSavedPages(html, [], now)).toBe(html);
  expect(withSavedPages('<ul></ul>', [page], now)).toBe('<ul></ul>');
});

test('/offline is nothing for search engines', async () => {
  const site = { name: '云浦新闻' };
  expect(await loadOfflinePage({ config: { site } as never })).toMatchObject({
    title: '云浦新闻',
    layout: 'default',
    isIndexed: false,
  });
});
