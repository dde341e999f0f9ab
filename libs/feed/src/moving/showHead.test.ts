import { showHead } from './showHead';

beforeEach(() => {
  document.head.innerHTML =
    '<title>云浦新闻</title><link rel="canonical" href="https://m.example.com/davmu/share/">' +
    '<meta name="description" content="云浦新闻"><meta property="og:title" content="云浦新闻">' +
    '<meta property="og:description" content="云浦新闻"><meta property="og:url" content="https://m.example.com/davmu/share/">';
});

const link = 'https://m.example.com/davmu/share/?group=grpVideo';

test('title, description, address and share card follow a move', () => {
  showHead(document, { title: '视频 - 云浦新闻', link }, '云浦新闻');
  expect(document.title).toBe('视频 - 云浦新闻');
  expect(document.querySelector('link')).toHaveAttribute('href', link);
  const card = [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));
  expect(card).toEqual(['云浦新闻', '视频 - 云浦新闻', '云浦新闻', link]);
});

test('nothing is touched while the page stays the same', async () => {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.head, { childList: true, subtree: true, attributes: true });
  showHead(document, { title: '云浦新闻', link: 'https://m.example.com/davmu/share/' }, '云浦新闻');
  await Promise.resolve();
  expect(changes).toEqual([]);
});
