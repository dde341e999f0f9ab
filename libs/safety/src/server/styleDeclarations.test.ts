import { styleDeclarations } from './styleDeclarations';

const red = 'color:var(--if-light,#d90000) var(--if-dark,#ff4040)';

test.each([
  ['color:red', red],
  [' COLOR : RGB( 255 , 0,0 ) ; text-align : Center ;', `${red};text-align:center`],
  ['color:#333;background-color:#ff0', ''],
  [
    'text-indent:2em;line-height:1.75;font-weight:700;font-style:italic',
    'text-indent:2em;line-height:1.75;font-weight:700;font-style:italic',
  ],
  ['margin:10px;text-decoration:line-through', 'text-decoration:line-through'],
])('%s keeps %j', (style, cache) => {
  expect(styleDeclarations(style)).toBe(cache);
});

test.each([
  ['20px', '1.25'],
  ['14px', '0.88'],
  ['1.2em', '1.2'],
  ['120%', '1.2'],
  ['1px', '0.75'],
  ['99px', '1.5'],
  ['9rem', '1.5'],
  ['calc(var(--text-body)*9)', '1.5'],
])('a text of %s has %s of the size of the page', (size, share) => {
  const cache = `font-size:calc(var(--text-body)*${share})`;
  expect(styleDeclarations(`font-size:${size}`)).toBe(cache);
  expect(styleDeclarations(cache)).toBe(cache);
});

test.each([
  'background:url(//x)',
  'background-image:url(x)',
  'background-color:#fff',
  'color:url(x)',
  'color:expression(alert(1))',
  'color:r\\65 d',
  'color:re/**/d',
  'color:red!important',
  'color:var(--ink)',
  'color:#12',
  'c\\6flor:red',
  'position:fixed',
  'font-size:9999px',
  'font-size:16px',
  'font-size:calc(100vh)',
  'line-height:0',
  'line-height:28px',
  'text-indent:-9999px',
  'text-indent:90em',
  '--x:1',
  '@import "x"',
  'color:"red"',
  'color',
  ':red',
  'behavior:url(#x)',
  `color:red;${' '.repeat(2000)}`,
])('%s keeps nothing', (style) => {
  expect(styleDeclarations(style)).toBe('');
});
