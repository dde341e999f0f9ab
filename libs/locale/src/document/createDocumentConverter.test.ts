import { createDocumentConverter } from './createDocumentConverter';
import { originalsId } from './originalsId';

const convert = createDocumentConverter({ phrases: 'tw', script: '/davmu/share/assets/t-1.js' });

const head = (more = '') =>
  `<!doctype html><html lang="en"><head><title>软件</title>${more}<script type="module" src="/e.js"></script></head><body lang="zh-CN">`;
const page = (body: string, more?: string) => `${head(more)}${body}</body></html>`;

/** The body, without the parts that every page gets. */
const bodyOf = (html: string) => {
  const converted = convert(page(html));
  return /<body[^>]*>([^]*?)<script type="application\/json" id="locale-originals">/.exec(converted)?.[1];
};

test('says which language it has, and names the module that converts the rest, before any other', () => {
  const html = convert(page('<p>视频</p>'));
  expect(html).toContain('<html lang="zh-Hant">');
  expect(html).toContain('<body lang="zh-Hant">');
  expect(html).toContain('<title>軟體</title>');
  expect(html).toContain(
    '<script type="module" src="/davmu/share/assets/t-1.js" data-phrases="tw"></script><script type="module" src="/e.js">',
  );
});

test.each([
  ['texts', '<p>软件 <b>视频</b><!-- -->头发</p>', '<p>軟體 <b>影片</b><!-- -->頭髮</p>'],
  ['entities', '<p>软件 &lt;b&gt; &amp;amp; &#x27;</p>', '<p>軟體 &lt;b&gt; &amp;amp; &#x27;</p>'],
  [
    'texts that are seen or read aloud',
    '<img alt="软件" title="视频"><input aria-label="搜索" placeholder="软件">',
    '<img alt="軟體" title="影片"><input aria-label="搜尋" placeholder="軟體">',
  ],
  ['a > in an attribute', '<img alt="软件>" src="/软.png">', '<img alt="軟體>" src="/软.png">'],
])('converts %s', (_, html, expected) => {
  expect(bodyOf(html)).toBe(expected);
});

test.each([
  [
    'addresses and ids',
    '<a href="/dejin/topic/软件/index.html?word=视频" id="软件" data-key="视频" class="头发">x</a>',
  ],
  ['what a visitor writes', '<input value="软件"><textarea name="软件">草稿：视频</textarea>'],
  ['scripts', '<script>say("软件")</script><script type="application/json">{"topic_name":"软件"}</script>'],
  ['styles and comments', '<style>.a::after{content:"软件"}</style><!-- 软件 -->'],
])('leaves alone %s', (_, html) => {
  expect(bodyOf(html)).toBe(html);
});

test('converts what other programs read, but no address in it', () => {
  const data = {
    '@type': '软件',
    name: '软件',
    url: 'https://a.example/软件',
    list: [{ text: '视频</script>' }],
  };
  const html = convert(
    page(
      '',
      '<meta property="og:title" content="软件"><meta property="og:url" content="https://a.example/软件">' +
        '<meta name="description" content="视频"><meta property="og:locale" content="zh_CN">' +
        `<script type="application/ld+json">${JSON.stringify(data).replace('</', '\\u003c/')}</script>`,
    ),
  );
  expect(html).toContain('og:title" content="軟體"');
  expect(html).toContain('og:url" content="https://a.example/软件"');
  expect(html).toContain('description" content="影片"');
  expect(html).toContain('og:locale" content="zh_TW"');
  const converted = /ld\+json">([^<]*)</.exec(html)?.[1] ?? '';
  expect(JSON.parse(converted)).toEqual({ ...data, name: '軟體', list: [{ text: '影片</script>' }] });
});

test('keeps the texts that hydration expects: those of islands, as a browser reads them', () => {
  const island = '<div data-island="a"><div>软件 &amp; 视频</div><p>头发</p><p>App</p></div>';
  document.documentElement.innerHTML = convert(page(`<p>信息</p>${island}<p>干部</p>`)).replace(
    /<!doctype html>/,
    '',
  );
  expect(JSON.parse(document.getElementById(originalsId)?.textContent ?? '')).toEqual([
    '软件 & 视频',
    '头发',
  ]);
});
