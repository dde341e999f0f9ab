import { sanitizeHtml } from './sanitizeHtml';

const clean = (html: string) => sanitizeHtml(html, { siteOrigin: 'https://m.example.com' });

/** The same, and the result stays as it is when it is sanitised again. */
const stable = (html: string) => {
  const once = clean(html);
  expect(clean(once)).toBe(once);
  return once;
};

describe('blank lines', () => {
  const blank = '<p>&nbsp;</p><p><br></p><p><span style="font-size:16px"><br/></span></p><p>　　</p>';
  test.each([
    [`<p>开头。</p>${blank.repeat(20)}<p>结尾。</p>`, '<p>开头。</p><p>结尾。</p>'],
    [`<div>开头。</div>${blank.repeat(20)}<div>结尾。</div>`, '<div>开头。</div><p></p><div>结尾。</div>'],
    ['<div>a</div><div><br></div><div>b</div>', '<div>a</div><p></p><div>b</div>'],
    [
      '<section>a</section><section><section><p><br></p></section></section><section>b</section>',
      '<section>a</section><p></p><section>b</section>',
    ],
    [
      '<section><section><p>a</p><p><br></p></section><p>&nbsp;</p></section><section><p><br></p><p>b</p></section>',
      '<section><section><p>a</p></section></section><section><p>b</p></section>',
    ],
    ['<div>a</div><div></div><div>b</div>', '<div>a</div><div>b</div>'],
    ['<div>a</div>\n<br>\n<br>\n<div>b</div>', '<div>a</div><p></p><div>b</div>'],
    ['<p>a<br><br><br><br>b</p>', '<p>a<br><br>b</p>'],
    ['<p>a<br>&nbsp;<br>&nbsp;<br>　b</p>', '<p>a<br><br>　b</p>'],
    ['<p><br><br>a<br></p>', '<p>a</p>'],
    ['<div>a<br><br></div><div>b</div>', '<div>a</div><p></p><div>b</div>'],
    ['<div>a<br></div><div>b</div>', '<div>a</div><div>b</div>'],
    ['a<div><br></div>b', 'a<br><br>b'],
    ['a<div></div>b', 'a<br>b'],
    ['<p><b><i> </i></b></p><p>a</p>', '<p>a</p>'],
    [
      '<h2>&nbsp;</h2><blockquote><p>\u200b</p></blockquote><ul><li></li><li>a</li></ul>',
      '<ul><li>a</li></ul>',
    ],
    ['<p>a</p><figure></figure><figure><figcaption>&nbsp;</figcaption></figure>', '<p>a</p>'],
    ['<p>&nbsp;</p>', ''],
  ])('%s', (html, expected) => {
    expect(stable(html)).toBe(expected);
  });

  test.each([
    ['<p><b>a</b> <i>b</i></p>', '<p><b>a</b> <i>b</i></p>'],
    ['<p><b>a</b><i> </i>b</p>', '<p><b>a</b> b</p>'],
    ['<p>　　<span>正文</span></p>', '<p>　　<span>正文</span></p>'],
    ['<p><span>　　</span>正文</p>', '<p>　　正文</p>'],
    ['<pre>a\n\n\n<b>b</b>\n  <i> </i>c</pre>', '<pre>a\n\n\n<b>b</b>\n   c</pre>'],
    [
      '<table><tr><td></td><td>a</td><td>&nbsp;</td></tr><tr><td></td></tr></table>',
      '<table tabindex="0"><tbody><tr><td></td><td>a</td><td></td></tr><tr><td></td></tr></tbody></table>',
    ],
    ['<p>a</p><table><tr><td>&nbsp;</td></tr></table><p>b</p>', '<p>a</p><p>b</p>'],
    ['<p>a</p><hr><p>b</p>', '<p>a</p><hr><p>b</p>'],
    ['<ruby>汉<rt></rt>字<rt>zì</rt></ruby>', '<ruby>汉<rt></rt>字<rt>zì</rt></ruby>'],
  ])('%s keeps what is seen', (html, expected) => {
    expect(stable(html)).toBe(expected);
  });
});

describe('text without markup', () => {
  test.each([
    [
      '第一段\n\n第二段\n第二行\n\n\n\n第三段：1 < 2 且 3 > 2，A&B。\n',
      '<p>第一段</p><p>第二段<br>第二行</p><p>第三段：1 &lt; 2 且 3 &gt; 2，A&amp;B。</p>',
    ],
    ['一\r\n\r\n二\r\n三', '<p>一</p><p>二<br>三</p>'],
    ['一\n \t\n二', '<p>一</p><p>二</p>'],
    ['  一行\n　　又一行', '<p>  一行<br>　　又一行</p>'],
    [
      '见<b>这里</b>\n\n和<a href="https://a.example/">那里</a>。',
      '<p>见<b>这里</b></p><p>和<a href="https://a.example/" rel="nofollow noopener noreferrer">那里</a>。</p>',
    ],
    ['一行', '一行'],
    ['<b>a</b>\n<i>b</i>', '<b>a</b> <i>b</i>'],
    ['<p>一</p>\n\n二\n\n三', '<p>一</p> 二 三'],
  ])('%j', (html, expected) => {
    expect(stable(html)).toBe(expected);
  });
});

describe('links', () => {
  const rel = 'rel="nofollow noopener noreferrer"';
  const to = (href: string) => `<p><a href="${href}" ${rel}>链</a></p>`;
  test.each([
    ['www.example.com/x', 'https://www.example.com/x'],
    ['example.com', 'https://example.com/'],
    ['news.example.com.cn:8080/a?b', 'https://news.example.com.cn:8080/a?b'],
    ['//cdn.example.com/a', 'https://cdn.example.com/a'],
    ['https：//www.example.com', 'https://www.example.com/'],
    ['http://https://www.example.com/a', 'https://www.example.com/a'],
    ['\u00a0https://www.example.com/a ', 'https://www.example.com/a'],
    ['https://例子.中国/路径', 'https://xn--fsqu00a.xn--fiqs8s/%E8%B7%AF%E5%BE%84'],
    ['例子.中国', 'https://xn--fsqu00a.xn--fiqs8s/'],
    ['www.例子.com/a', 'https://www.xn--fsqu00a.com/a'],
    ['编辑@example.com', ''],
    ['editor@example.com', 'mailto:editor@example.com'],
    ['/davmu/share/', '/davmu/share/'],
    ['article.html', ''],
    ['../2026/a.html', ''],
    ['./x', ''],
    ['?id=1', ''],
    ['download.pdf', ''],
    ['images/001.jpg', ''],
    ['index.php?x=www.example.com', ''],
    ['#', ''],
    ['#nowhere', ''],
    ['https://', ''],
    ['', ''],
    ['javascript:void(0)', ''],
    ['https://www.example.com@evil.example', ''],
  ])('%s leads to %j', (href, expected) => {
    expect(stable(`<p><a href="${href}">链</a></p>`)).toBe(expected ? to(expected) : '<p>链</p>');
  });

  test('a footnote and the way back lead to their places', () => {
    expect(
      stable(
        '<p>正文<sup><a href="#fn1" id="ref1">[1]</a></sup></p><p id="fn1"><a href="#ref1">↑</a> 注</p>',
      ),
    ).toBe(
      `<p>正文<sup><a href="#body-fn1" ${rel} id="body-ref1">[1]</a></sup></p><p id="body-fn1"><a href="#body-ref1" ${rel}>↑</a> 注</p>`,
    );
  });

  test.each([
    ['<a name="_ftn1"></a>注', 'href="file:///C:/a/b.htm#_ftn1"', '_ftn1'],
    ['<font id="x">注</font>', 'href="#x"', 'x'],
    ['<p id="x">&nbsp;</p>注', 'href="#x"', 'x'],
    ['<img id="x" src="/a.jpg">', 'href="about:blank#x"', 'x'],
    ['<p id="脚注">注</p>', 'href="#%E8%84%9A%E6%B3%A8"', '%E8%84%9A%E6%B3%A8'],
    ['<li id="x">注</li>', 'href="#body-x"', 'x'],
  ])('%s is a place', (place, href, id) => {
    const markup = stable(`<p><a ${href}>1</a></p>${place}`);
    expect(markup).toContain(`href="#body-${id}"`);
    expect(markup.match(/ id="/g)).toHaveLength(1);
    expect(markup).toContain(`id="body-${decodeURIComponent(id)}"`);
  });

  test('a name that no link leads to is not written, nor one twice, nor one that is dropped', () => {
    expect(stable('<p id="a">x</p>')).toBe('<p>x</p>');
    expect(stable('<a href="#a">1</a><p id="a">x</p><p id="a">y</p>').match(/ id=/g)).toHaveLength(1);
    expect(stable('<p><a href="#a">1</a></p><script id="a"></script><iframe id="a"></iframe>')).toBe(
      '<p>1</p>',
    );
    expect(stable('<p><a href="#a b">1</a></p><p id="a b">x</p>')).toBe('<p>1</p><p>x</p>');
  });
});

describe('lists of word processors', () => {
  const item = (sign: string, text: string, style = 'l0 level1 lfo1') =>
    `<p class="MsoListParagraph" style="margin-left:21.0pt;text-indent:-21.0pt;mso-list:${style}"><![if !supportLists]><span lang="EN-US" style='font-family:Wingdings;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;
  const plain = (sign: string, text: string, style = 'l0 level1 lfo1') =>
    item(sign, text, style).replace('Wingdings', 'Calibri');

  test.each([
    [item('l', '一') + item('l', '二'), '<ul><li>一</li><li>二</li></ul>'],
    [
      item('§', '一') + item('l', '二', 'l0 level2 lfo1') + item('§', '三'),
      '<ul><li>一<ul><li>二</li></ul></li><li>三</li></ul>',
    ],
    [plain('1.', '一') + plain('2.', '二'), '<ol><li>一</li><li>二</li></ol>'],
    [plain('3)', '三'), '<ol start="3"><li>三</li></ol>'],
    [
      plain('a)', '一') + plain('b)', '二'),
      '<ol type="a" style="list-style-type:lower-alpha"><li>一</li><li>二</li></ol>',
    ],
    [
      plain('i.', '一') + plain('ii.', '二'),
      '<ol type="i" style="list-style-type:lower-roman"><li>一</li><li>二</li></ol>',
    ],
    [item('l', '一') + '<p>文</p>' + item('l', '二'), '<ul><li>一</li></ul><p>文</p><ul><li>二</li></ul>'],
    [item('l', '一') + plain('1.', '二', 'l1 level1 lfo2'), '<ul><li>一</li></ul><ol><li>二</li></ol>'],
    [plain('一、', '甲'), '<p><span lang="EN-US">一、</span>   甲</p>'],
    [
      item('l', '<b>一</b>二 <a href="https://a.example/">链</a>'),
      '<ul><li><b>一</b>二 <a href="https://a.example/" rel="nofollow noopener noreferrer">链</a></li></ul>',
    ],
    ['<p class="MsoListParagraph">·　一</p>', '<p>·　一</p>'],
    ['<p><span style="font-family:Wingdings">l<span>&nbsp; </span></span>一</p>', '<ul><li>一</li></ul>'],
    [
      '<p><font face="Symbol">·</font>一</p><p><font face="Symbol">·</font>二</p>',
      '<ul><li>一</li><li>二</li></ul>',
    ],
    ['<p><span>\uf06c</span> 一</p>', '<ul><li> 一</li></ul>'],
    [
      '<div><p style="mso-list:l0 level1"><span style="mso-list:Ignore">·</span>一</p></div>',
      '<div><ul><li>一</li></ul></div>',
    ],
  ])('%s', (html, expected) => {
    expect(stable(html).replace(/\u00a0/g, ' ')).toBe(expected);
  });

  test.each([
    ['<p>甲\uf0e0乙\uf0b7丙\uf8ff\ue5e5</p>', '<p>甲→乙•丙</p>'],
    ['<p>甲<span style="font-family:Wingdings">à</span>乙</p>', '<p>甲<span>→</span>乙</p>'],
    ['<p>甲<font face="Symbol">a</font>乙</p>', '<p>甲α乙</p>'],
    ['<p style="font-family:\'PingFang SC\',Arial,Helvetica,sans-serif,Symbol">lnu</p>', '<p>lnu</p>'],
    [
      '<p style="font-family:Wingdings"><span style="font-family:宋体">l字</span></p>',
      '<p><span>l字</span></p>',
    ],
    ['<xml><w:WordDocument>Normal 0 false</w:WordDocument></xml><p>文<o:p>&nbsp;</o:p></p>', '<p>文</p>'],
    ['<ul><li><input type="checkbox" disabled checked> 做完</li></ul>', '<ul><li>☑  做完</li></ul>'],
    [
      '<p>1 <math><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mfrac><mn>1</mn><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></mfrac><annotation>x^2</annotation></math></p>',
      '<p>1 x<sup>2</sup>=1/(a+b)</p>',
    ],
  ])('no letter of a symbol font is left: %s', (html, expected) => {
    expect(stable(html)).toBe(expected);
  });
});

test.each([
  ['<p style="color:#000">黑字</p><p style="color: rgb(255,255,255)">白字</p>', '<p>黑字</p><p>白字</p>'],
  ['<p style="background-color:#fff;color:#333">深灰字白底</p>', '<p>深灰字白底</p>'],
  [
    '<span style="color:rgba(0,0,0,.9)">黑</span> <span style="color:windowtext">字</span>',
    '<span>黑</span> <span>字</span>',
  ],
  ['<p style="color:blue">蓝</p>', '<p style="color:var(--if-light,#0000ff) var(--if-dark,#7f7fff)">蓝</p>'],
  ['<blockquote style="background:#eee;color:#000">引用</blockquote>', '<blockquote>引用</blockquote>'],
])('colours of authors are those of the page, or can be read on it: %s', (html, expected) => {
  expect(stable(html)).toBe(expected);
});
