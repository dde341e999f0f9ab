import fc from 'fast-check';
import { toShareCard, type ShareSource } from './toShareCard';

const siteOrigin = 'https://m.example.com';
const source: ShareSource = {
  title: '退塘还湿三年后，白鹭回到了云浦南岸',
  summary: '南岸的鱼塘退了，水鸟回来了。',
  shareLink: '/davmu/share/peony/doc/2026/11/wetland1/index.html',
  image: '/media/scene/wetland-1.svg',
  siteOrigin,
  siteName: '云浦新闻',
};
const card = (changes: Partial<ShareSource> = {}) => toShareCard({ ...source, ...changes });

describe('toShareCard', () => {
  it('takes texts as they are, which have been decoded before, and cuts none of their characters in two', () => {
    expect(card({ title: '说说 &lt; 与 &amp;' }).title).toBe('说说 &lt; 与 &amp;');
    expect(card({ title: `${'字'.repeat(63)}👨‍👩‍👧‍👦尾` }).title).toBe(`${'字'.repeat(63)}👨‍👩‍👧‍👦`);
    expect(card({ summary: `${'文'.repeat(119)}𠮷尾` }).desc).toBe(`${'文'.repeat(119)}𠮷`);
  });

  it('has absolute addresses', () => {
    expect(card()).toEqual({
      title: '退塘还湿三年后，白鹭回到了云浦南岸',
      desc: '南岸的鱼塘退了，水鸟回来了。',
      link: 'https://m.example.com/davmu/share/peony/doc/2026/11/wetland1/index.html',
      imgUrl: 'https://m.example.com/media/scene/wetland-1.svg',
    });
  });

  it.each([
    ['https://m.example.com/a?from=timeline&isappinstalled=0', 'https://m.example.com/a'],
    ['/a?from=groupmessage&group=28Dga1xp&isappinstalled=1', 'https://m.example.com/a?group=28Dga1xp'],
    ['/a?group=28Dga1xp&wherefrom=x', 'https://m.example.com/a?group=28Dga1xp&wherefrom=x'],
    ['/list/云浦?q=白鹭', 'https://m.example.com/list/%E4%BA%91%E6%B5%A6?q=%E7%99%BD%E9%B9%AD'],
    ['http://news.example.org/a', 'https://news.example.org/a'],
    ['//m.example.com/a', 'https://m.example.com/a'],
    ['javascript:alert(1)', 'https://m.example.com/davmu/share/'],
    ['tel:12345', 'https://m.example.com/davmu/share/'],
    ['https://user:secret@example.org/', 'https://m.example.com/davmu/share/'],
    ['', 'https://m.example.com/davmu/share/'],
    [undefined, 'https://m.example.com/davmu/share/'],
    [42, 'https://m.example.com/davmu/share/'],
  ])('link %s → %s', (shareLink, link) => {
    expect(card({ shareLink }).link).toBe(link);
  });

  it.each([
    ['http://img.example.org/图.jpg', 'https://img.example.org/%E5%9B%BE.jpg'],
    ['https://img.example.org/a.jpg?w=300', 'https://img.example.org/a.jpg?w=300'],
    ['data:image/png;base64,AAAA', ''],
    ['javascript:alert(1)', ''],
    [null, ''],
  ])('image %s → %s', (image, imgUrl) => {
    expect(card({ image }).imgUrl).toBe(imgUrl);
  });

  it('keeps the scheme of a site on loopback', () => {
    const local = card({ siteOrigin: 'http://127.0.0.1:4200' });
    expect(local.link).toMatch(/^http:\/\/127\.0\.0\.1:4200\/davmu\//);
    expect(local.imgUrl).toBe('http://127.0.0.1:4200/media/scene/wetland-1.svg');
  });

  it.each([
    ['  两行\n标题\t一 行 ', '两行 标题 一 行'],
    ['\u202e反\u202c\u200b字', '反字'],
    ['', '云浦新闻'],
    [' \n ', '云浦新闻'],
    [undefined, '云浦新闻'],
    [{ text: 'x' }, '云浦新闻'],
  ])('title %j → %s', (title, expected) => {
    expect(card({ title }).title).toBe(expected);
  });

  it('cuts long texts between graphemes', () => {
    const { title, desc } = card({ title: '👨‍👩‍👧'.repeat(100), summary: '字'.repeat(500) });
    expect(title).toBe('👨‍👩‍👧'.repeat(64));
    expect(desc).toBe('字'.repeat(120));
  });

  it('never throws, and its addresses are always ASCII, https and without WeChat’s sharing parameters', () => {
    const address = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.webUrl({ withQueryParameters: true }),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.anything(), address, address, (text, shareLink, image) => {
        const made = card({ title: text, summary: text, shareLink, image });
        expect(made.title && made.desc).toBeTruthy();
        expect(made.link).toMatch(/^https:\/\/[\x21-\x7e]+$/);
        expect(made.imgUrl).toMatch(/^(?:https:\/\/[\x21-\x7e]+)?$/);
        const { searchParams } = new URL(made.link);
        expect(searchParams.has('from') || searchParams.has('isappinstalled')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
