import { articleText } from './articleText';
import { sanitizeHtml } from './sanitizeHtml';

const siteOrigin = 'https://m.example.com';
const clean = (html: string) => sanitizeHtml(html, { siteOrigin });
const row = (kind: string, text: string, href?: string) => {
  const inside = href
    ? `<a href="${href.replaceAll('=', '&#61;')}" rel="nofollow noopener noreferrer">${text}</a>`
    : text;
  return `<span data-omitted="${kind}">${inside}</span>`;
};

test.each([
  [
    '<iframe src="https://player.example.com/v/1"></iframe>',
    row('embed', '嵌入内容 player.example.com', 'https://player.example.com/v/1'),
  ],
  [
    '<iframe src="//player.bilibili.com/player.html?bvid=BV1"></iframe>',
    row('video', '视频 player.bilibili.com', 'https://player.bilibili.com/player.html?bvid=BV1'),
  ],
  [
    '<iframe class="video_iframe rich_pages" data-src="https://v.qq.com/iframe/preview.html?vid=a"></iframe>',
    row('video', '视频 v.qq.com', 'https://v.qq.com/iframe/preview.html?vid=a'),
  ],
  ['<iframe class="video_iframe" data-mpvid="wxv_1"></iframe>', row('video', '视频')],
  ['<iframe class="vote_iframe" data-src="/mp/newappmsgvote?id=1"></iframe>', row('vote', '投票')],
  [
    '<iframe src="http://music.163.com/outchain/player?id=1" title="江水谣"></iframe>',
    row('audio', '音频：江水谣', 'https://music.163.com/outchain/player?id=1'),
  ],
  ['<iframe src="player.html"></iframe>', row('embed', '嵌入内容')],
  [
    '<embed src="https://a.example/a.swf" type="application/x-shockwave-flash">',
    row('embed', '嵌入内容 a.example', 'https://a.example/a.swf'),
  ],
  [
    '<object data="/files/%E6%8A%A5%E5%91%8A.pdf"><p>您的浏览器不支持</p></object>',
    row('file', '文件：报告.pdf'),
  ],
  [
    '<object><param name="movie" value="https://player.youku.com/a"><embed src="https://player.youku.com/a"></object>',
    row('video', '视频 player.youku.com', 'https://player.youku.com/a'),
  ],
  ['<mpvoice name="第一集" voice_encode_fileid="MzA"></mpvoice>', row('audio', '音频：第一集')],
  ['<mp-common-mpaudio name="访谈"></mp-common-mpaudio>', row('audio', '音频：访谈')],
  [
    '<qqmusic music_name="江水谣" audiourl="http://ws.stream.qqmusic.qq.com/1.m4a"></qqmusic>',
    row('audio', '音乐：江水谣', 'https://ws.stream.qqmusic.qq.com/1.m4a'),
  ],
  ['<mpvideo data-title="清晨"></mpvideo>', row('video', '视频：清晨')],
  ['<mp-common-videosnap data-nickname="云浦"></mp-common-videosnap>', row('video', '视频号：云浦')],
  [
    '<section class="mp_profile_iframe_wrp"><mp-common-profile data-nickname="云浦发布" data-id="x"></mp-common-profile></section>',
    `<section>${row('account', '公众号：云浦发布')}</section>`,
  ],
  [
    '<mp-miniprogram data-miniprogram-title="借书" data-miniprogram-nickname="图书馆"></mp-miniprogram>',
    row('app', '小程序：借书'),
  ],
  [
    '<a data-miniprogram-appid="wx1" data-miniprogram-nickname="公交" href="">查看</a>',
    `${row('app', '小程序：公交')}查看`,
  ],
  ['<iframe src="https://10.0.0.8/admin"></iframe>', row('embed', '嵌入内容 10.0.0.8')],
  ['<mp-weapp data-miniprogram-nickname="图书馆"></mp-weapp>', row('app', '小程序：图书馆')],
  ['<mpvote data-title="你去过吗"></mpvote>', row('vote', '投票：你去过吗')],
  ['<mp-common-poi data-name="南岸湿地"></mp-common-poi>', row('place', '位置：南岸湿地')],
  ['<mp-common-new-thing></mp-common-new-thing>', row('embed', '嵌入内容')],
  ['<video src="blob:https://a.example/1" title="清晨"></video>', row('video', '视频：清晨')],
  ['<video poster="/p.jpg"></video>', row('video', '视频')],
  ['<audio><source src="audio/1.mp3"></audio>', row('audio', '音频')],
  [
    '<form><p>姓名</p><input name="a"><input type="radio"><select><option>b</select><input type="submit"></form>',
    `<p>姓名</p>${row('form', '表单')}`,
  ],
  ['<canvas id="chart"></canvas>', row('figure', '图形')],
  [
    '<svg viewBox="0 0 100 100" aria-label="水位变化"><path d="M0 0"/></svg>',
    row('figure', '图形：水位变化'),
  ],
])('%s', (html, expected) => {
  const markup = clean(html);
  expect(markup).toBe(expected);
  expect(clean(markup)).toBe(markup);
});

test.each([
  '<video src="" controls></video>',
  '<video controls></video>',
  '<audio></audio>',
  '<video><p>您的浏览器不支持</p></video>',
  '<object></object>',
  '<embed>',
  '<script>x</script><style>y</style><!-- z --><link rel="stylesheet" href="/a.css"><meta name="a">',
  '<input type="hidden" value="1">',
  '<svg width="16" height="16"><path d="M0 0"/></svg>',
  '<svg></svg>',
  '<canvas width="1" height="1"></canvas>',
])('%s leaves nothing', (html) => {
  expect(clean(html)).toBe('');
});

test('an address is one only when it is safe', () => {
  for (const src of ['https://u:p@a.example/', 'https://m.example.com/peony/v1/x', 'javascript:alert(1)'])
    expect(clean(`<iframe src="${src}" title="x"></iframe>`)).not.toContain('href');
});

test('inside a link a row is text, and outside a table it has no place', () => {
  expect(clean('<a href="/x">文<iframe src="https://a.example/"></iframe></a>')).toBe(
    `<a href="/x" rel="nofollow noopener noreferrer">文${row('embed', '嵌入内容 a.example')}</a>`,
  );
});

test('rows are not part of what the article says', () => {
  const body = clean(
    '<p>文<iframe src="https://a.example/"></iframe></p><mpvoice name="第一集"></mpvoice><p>字</p>',
  );
  expect(articleText(body)).toBe('文 字');
});

describe('sound and video', () => {
  test.each([
    [
      '<video controls><source src="/media/clip" type="VIDEO/MP4; codecs=&quot;avc1&quot;">您的浏览器不支持</video>',
      '<video controls="" preload="metadata" playsinline=""><source src="/media/clip" type="video/mp4"></video>',
    ],
    [
      '<audio src="/media/clip/1"></audio>',
      '<audio src="/media/clip/1" controls="" preload="metadata"></audio>',
    ],
    [
      '<video src="" data-src="/a.mp4" width="600" height="300"></video>',
      '<video width="600" height="300" src="/a.mp4" controls="" preload="metadata" playsinline=""></video>',
    ],
    [
      '<audio><source src="blob:x"><source src="/a.mp3"></audio>',
      '<audio controls="" preload="metadata"><source src="/a.mp3"></audio>',
    ],
  ])('%s plays', (html, expected) => {
    const markup = clean(html);
    expect(markup).toBe(expected);
    expect(clean(markup)).toBe(markup);
  });
});
