import { stillReadable, withOfflineMark } from './withOfflineMark';

const html = `<html lang="en"><p>${stillReadable}</p></html>`;

test('a page that comes without network shows its strip at once, and does not offer the app', () => {
  expect(withOfflineMark(html)).toBe(
    `<html data-offline="" data-offer="dismissed" lang="en"><p>${stillReadable}</p></html>`,
  );
});

test('one strip says that the page is a saved one, and when', () => {
  const text = withOfflineMark(html, Date.UTC(2026, 6, 27, 1, 20, 59));
  expect(text).toContain('<html data-saved="" data-offline=""');
  expect(text).toContain(
    '<p>没有网络，正在显示 <time datetime="2026-07-27T01:20:59Z">7月27日 09:20</time> 保存的内容</p>',
  );
});
