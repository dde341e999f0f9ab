import { collectClicks } from './collectClicks';
import { observeClicks } from './observeClicks';

const report = jest.fn();
let stop: () => void;

beforeEach(() => {
  report.mockClear();
  stop = observeClicks(document, report);
});
afterEach(() => stop());

const click = (html: string) => {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-target]');
  target?.addEventListener('click', (event) => event.preventDefault());
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

test('a tap on a card is reported with its id, wherever in the card', () => {
  click('<a data-exposure="post-a" href="/x"><b data-target>标题</b></a>');
  expect(report.mock.calls).toEqual([['click', { ids: ['post-a'], extras: {} }]]);
});

test('the part of the page is named by its island', () => {
  click('<div data-island="hotList"><li data-exposure="post-a"><a data-target href="/x">标题</a></li></div>');
  expect(report.mock.calls).toEqual([['click', { ids: ['post-a'], extras: { place: 'hotList' } }]]);
});

test.each([
  ['<button data-target data-opens="textSize">字号</button>', 'textSize'],
  ['<a data-target data-open-app="" href="/open?id=secret">打开</a>', 'openApp'],
])('%s is reported by what it opens', (html, opens) => {
  click(html);
  expect(report.mock.calls).toEqual([['click', { extras: { opens } }]]);
});

test('a control belongs to the item of the page, a card is one of its own', () => {
  stop();
  stop = observeClicks(document, report, 'wetland1');
  click('<button data-target data-opens="textSize">字号</button>');
  click('<a data-target data-exposure="post-a" href="/x">标题</a>');
  expect(report.mock.calls).toEqual([
    ['click', { ids: ['wetland1'], extras: { opens: 'textSize' } }],
    ['click', { ids: ['post-a'], extras: {} }],
  ]);
});

test.each([
  '<a data-target href="/x?tel=13800001111">13800001111</a>',
  '<p data-target data-exposure="post-a">text</p>',
  '<button data-target>发送</button>',
])('%s is not reported', (html) => {
  click(html);
  expect(report).not.toHaveBeenCalled();
});

test('a handler that stops the event does not hide it', () => {
  document.body.innerHTML = '<button data-opens="login">登录</button>';
  const button = document.querySelector('button');
  button?.addEventListener('click', (event) => event.stopImmediatePropagation());
  button?.click();
  expect(report).toHaveBeenCalledTimes(1);
});

test('a queued tap that a script makes again is the same tap, and the next one is another', () => {
  stop();
  document.body.innerHTML = '<button data-opens="login">登录</button>';
  const button = document.querySelector('button')!;
  // Only a browser can make an event that is trusted.
  const tap = { target: button, isTrusted: true } as unknown as Event;
  stop = observeClicks(document, report, undefined, [tap]);
  button.click();
  expect(report).toHaveBeenCalledTimes(1);
  button.click();
  expect(report).toHaveBeenCalledTimes(2);
});

test('stops', () => {
  stop();
  click('<button data-target data-opens="login">登录</button>');
  expect(report).not.toHaveBeenCalled();
});

test('taps before the statistics start are reported when they do', () => {
  stop();
  const takeClicks = collectClicks(document);
  click('<button data-target data-opens="login">登录</button>');
  expect(report).not.toHaveBeenCalled();
  stop = observeClicks(document, report, undefined, takeClicks());
  expect(report.mock.calls).toEqual([['click', { extras: { opens: 'login' } }]]);
  click('<button data-target data-opens="star">收藏</button>');
  expect(report).toHaveBeenCalledTimes(2);
  expect(takeClicks()).toHaveLength(1);
});
