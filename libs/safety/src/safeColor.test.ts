import { safeColor } from './safeColor';

const fallback = '#FF4A26';

test.each(['#fff', '#FF4A26', '#00aa00'])('%s is accepted', (color) => {
  expect(safeColor(` ${color} `, fallback)).toBe(color);
});

test.each([
  '',
  'red',
  '#ff',
  '#ffff',
  '#fffffff',
  '#ggg',
  'rgb(0,0,0)',
  '#fff;}body{display:none',
  '#fff\n;',
  'url(//x)',
  '</style>',
  null,
  0xffffff,
  ['#fff'],
])('%j gives the fallback', (color) => {
  expect(safeColor(color, fallback)).toBe(fallback);
});
