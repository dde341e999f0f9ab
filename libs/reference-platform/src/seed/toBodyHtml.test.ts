/** @jest-environment node */
import { toBodyHtml } from './toBodyHtml';

const html = (markup: string): string => toBodyHtml(markup, { scene: 'lake' });

describe('toBodyHtml', () => {
  it.each([
    ['一段话', '<p>一段话</p>'],
    ['## 小标题', '<h3>小标题</h3>'],
    ['> 话 | 某人', '<blockquote><p>话</p><cite>某人</cite></blockquote>'],
    ['> 没有署名', '<blockquote><p>没有署名</p></blockquote>'],
    ['+ 一\n+ 二', '<ol><li>一</li><li>二</li></ol>'],
    ['- 一\n- 二', '<ul><li>一</li><li>二</li></ul>'],
    [
      '**重** 与 [链接](https://example.com/a)',
      '<p><strong>重</strong> 与 <a href="https://example.com/a">链接</a></p>',
    ],
    ['<p style="x">原样</p>', '<p style="x">原样</p>'],
    ['a < b & c', '<p>a &lt; b &amp; c</p>'],
  ])('%s', (markup, expected) => {
    expect(html(markup)).toBe(expected);
  });

  it('lets a picture name a scene with a light of its own', () => {
    expect(html('!wetland-dawn 清晨')).toMatch(/^<figure><img src="\/media\/picture\/wetland-dawn\.jpg/);
  });

  it('turns rows into a table with a head', () => {
    expect(html('| 甲 | 乙\n| 1 | 2')).toBe(
      '<table><thead><tr><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    );
  });

  it('numbers pictures, lets a line name its own scene and keeps the photographer out of alt', () => {
    const text = html('! 湖。摄影：甲\n中间\n!harbor 港');
    expect(text).toContain(
      '<img src="/media/picture/lake-night.jpg" alt="湖" width="2000" height="1333"><figcaption>湖。摄影：甲</figcaption>',
    );
    expect(text).toContain('src="/media/picture/harbor-day.jpg"');
  });
});
