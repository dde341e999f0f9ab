/** @jest-environment node */
import { createPageStyles } from './createPageStyles.server';

const { attributesIn, stylesOf } = createPageStyles([
  {
    href: '/styles.css',
    theme: ['--ok', '--ok-soft', '--toast'],
    rules: [
      { css: '@keyframes rise{}', selectors: [['sheet'], ['toast', 'open']] },
      { css: 'p{}', selectors: [[]] },
      { css: '.card .title,.row{}', selectors: [['card', 'title'], ['row']] },
      { css: '.card[data-look=small]{}', selectors: [['card', 'data-look="small"']] },
      { css: '.row[data-wide]{}', selectors: [['row', 'data-wide']] },
      { css: '.done{color:var(--ok);fill:var(--toast,red)}', selectors: [['done']] },
    ],
  },
  { href: '/further.css', rules: [{ css: '.chat{}', selectors: [['chat']] }] },
]);

test('finds the class attributes of markup, each once', () => {
  const markup =
    '<p class="a b">class="c"</p><i class="a"></i><b data-class="d" class=""></b><u class="a b"></u>';
  expect([...attributesIn(markup)]).toEqual(['a b', 'a', '']);
  expect(attributesIn('<p>').size).toBe(0);
});

test('finds the data attributes that rules look at, with their values where rules request one', () => {
  const markup = '<p data-look="small" data-text="x" data-wide="true">data-wide</p><p data-look="big">';
  expect([...attributesIn(markup)]).toEqual([
    'data-look',
    'data-look="small"',
    'data-wide',
    'data-look="big"',
  ]);
});

test('text that looks like the beginning of an attribute hides no attribute', () => {
  expect([...attributesIn('<p class="a">write class="</p>')]).toEqual(['a']);
  expect([...attributesIn('write data-look or data-wide=" <p data-wide="">')]).toEqual(['data-wide']);
});

test.each([
  ['a rule without classes', [], 'p{}'],
  ['one selector is enough', ['row'], 'p{}.card .title,.row{}'],
  ['a selector needs all of its classes', ['card'], 'p{}'],
  ['a selector needs its attributes', ['row', 'data-look'], 'p{}.card .title,.row{}'],
  [
    'a selector needs their values',
    ['card', 'data-look', 'data-look="big"', 'data-look="small"'],
    'p{}.card[data-look=small]{}',
  ],
  [
    'an animation comes with a rule that uses it',
    ['title card', 'sheet'],
    '@keyframes rise{}p{}.card .title,.row{}',
  ],
])('chooses the rules of a page: %s', (_name, classes, css) => {
  expect(stylesOf(new Set(classes)).css).toBe(css);
  expect(stylesOf(new Set(classes.reverse())).css).toBe(css);
});

test.each([
  ['row', ['/styles.css']],
  ['unknown', ['/styles.css']],
  ['chat', ['/styles.css', '/further.css']],
])('a page that begins with the class %s needs the sheets %j', (name, sheets) => {
  expect(stylesOf(new Set([name])).sheets).toEqual(sheets);
});

test('the properties of the theme that no rule of the beginning uses are left to the sheet', () => {
  expect(stylesOf(new Set(['row'])).laterTheme).toEqual(['--ok', '--ok-soft', '--toast']);
  expect(stylesOf(new Set(['done'])).laterTheme).toEqual(['--ok-soft']);
});
