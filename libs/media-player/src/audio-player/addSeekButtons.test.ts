import { addSeekButtons } from './addSeekButtons';

const setUp = (html: string) => {
  const body = document.createElement('div');
  body.innerHTML = html;
  const onSeek = jest.fn();
  const remove = addSeekButtons(body, onSeek);
  return { body, onSeek, remove, buttons: [...body.querySelectorAll('button')] };
};

test.each([
  ['a paragraph', '<p>02:10 骑楼下的雨</p>', 130],
  ['an hour', '<p>1:02:05 片尾</p>', 3725],
  ['brackets', '<p>【15:30】江面</p>', 930],
  ['strong text in a list', '<ul><li><strong>00:00</strong> 开场</li></ul>', 0],
])('%s', (_name, html, seconds) => {
  const { buttons, onSeek } = setUp(html);
  expect(buttons).toHaveLength(1);
  buttons[0]?.click();
  expect(onSeek).toHaveBeenCalledWith(seconds);
});

test('every line of a paragraph', () => {
  const { buttons } = setUp('<p>00:00 开场<br>02:10 雨<br>没有时间的一行<br>15:30 江面</p>');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['00:00', '02:10', '15:30']);
  expect(buttons[1]).toHaveAccessibleName('从 02:10 播放');
});

test.each([
  ['a time within a sentence', '<p>我们约在 02:10 见面</p>'],
  ['a date', '<p>2026-11-21 更新</p>'],
  ['a ratio with more figures', '<p>12:345 是一个比例</p>'],
  ['text after a link', '<p><a href="/a">来源</a>02:10</p>'],
  ['nothing', ''],
])('%s stays text', (_name, html) => {
  expect(setUp(html).buttons).toHaveLength(0);
});

test('hostile text is not parsed as markup, and is restored completely', () => {
  const html = '<p>02:10 &lt;b&gt;雨&lt;/b&gt;<br>15:30 江面</p>';
  const { body, remove } = setUp(html);
  expect(body.querySelector('b')).toBeNull();
  remove();
  expect(body.innerHTML).toBe(html);
});
