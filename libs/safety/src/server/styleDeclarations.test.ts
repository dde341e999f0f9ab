import { styleDeclarations } from './styleDeclarations';

test.each([
  ['color:#333', 'color:#333'],
  [' COLOR : RGB( 1 , 2,3 ) ; text-align : Center ;', 'color:rgb( 1 , 2,3 );text-align:center'],
  ['background-color: rgba(0,0,0,.5)', 'background-color:rgba(0,0,0,.5)'],
  [
    'text-indent:2em;line-height:1.75;font-weight:700;font-style:italic',
    'text-indent:2em;line-height:1.75;font-weight:700;font-style:italic',
  ],
  ['font-size:16px;text-decoration:line-through', 'font-size:16px;text-decoration:line-through'],
  ['margin:10px;color:red', 'color:red'],
])('%s keeps %s', (style, kept) => {
  expect(styleDeclarations(style)).toBe(kept);
});

test.each([
  'background:url(//x)',
  'background-image:url(x)',
  'color:url(x)',
  'color:expression(alert(1))',
  'color:r\\65 d',
  'color:re/**/d',
  'color:red!important',
  'color:var(--ink)',
  'color:#12',
  'c\\6flor:red',
  'position:fixed',
  'font-size:999px',
  'font-size:calc(100vh)',
  'text-indent:-9999px',
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
