/** @jest-environment node */
import { classAttributesIn, createPageStyles } from './createPageStyles.server';

const stylesOf = createPageStyles([
  {
    href: '/styles.css',
    rules: [
      { css: '@keyframes rise{}', selectors: [['sheet'], ['toast', 'open']] },
      { css: 'p{}', selectors: [[]] },
      { css: '.card .title,.row{}', selectors: [['card', 'title'], ['row']] },
    ],
  },
  { href: '/further.css', rules: [{ css: '.chat{}', selectors: [['chat']] }] },
]);

test('finds the class attributes of markup, each once', () => {
  const markup =
    '<p class="a b">class="c"</p><i class="a"></i><b data-class="d" class=""></b><u class="a b"></u>';
  expect([...classAttributesIn(markup)]).toEqual(['a b', 'a', '']);
  expect(classAttributesIn('<p>').size).toBe(0);
});

test('text that looks like the beginning of an attribute ends the search', () => {
  expect([...classAttributesIn('<p class="a">write class="</p>')]).toEqual(['a']);
});

test.each([
  ['a rule without classes', [], 'p{}'],
  ['one selector is enough', ['row'], 'p{}.card .title,.row{}'],
  ['a selector needs all of its classes', ['card'], 'p{}'],
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
