/** @jest-environment node */
import { splitRules, themePropertiesIn } from './splitRules.mjs';

const sheet = [
  '.card .title,.row{color:red}',
  '@keyframes rise{0%{opacity:0}}',
  '@media (width<=359px){p{margin:0}.card{padding:0}}',
  '.sheet{animation:1s rise}.toast.open{animation-name:rise}',
  '@supports (display:grid){@media print{.grid{display:grid}}}',
].join('');

test('takes rules out of their conditions and names the classes of each selector', () => {
  expect(splitRules(sheet).slice(1)).toEqual([
    { css: '.card .title,.row{color:red}', selectors: [['card', 'title'], ['row']] },
    { css: '@media (width<=359px){p{margin:0}}', selectors: [[]] },
    { css: '@media (width<=359px){.card{padding:0}}', selectors: [['card']] },
    { css: '.sheet{animation:1s rise}', selectors: [['sheet']] },
    { css: '.toast.open{animation-name:rise}', selectors: [['toast', 'open']] },
    { css: '@supports (display:grid){@media print{.grid{display:grid}}}', selectors: [['grid']] },
  ]);
});

test('an animation belongs to the rules that use it', () => {
  expect(splitRules(sheet)[0]).toEqual({
    css: '@keyframes rise{0%{opacity:0}}',
    selectors: [['sheet'], ['toast', 'open']],
  });
});

test.each([
  '.card:active{}',
  'a.card:focus-visible{}',
  ':root[data-size=elder] .card{}',
  ':root[data-size]:not([data-size=large]) .card{}',
  '.card[aria-pressed=true]{}',
  '.card[aria-busy="true"]{}',
  '[data-open] .card{}',
  '.card img[data-failed]{}',
])('leaves out the rule of a state that no page begins with: %s', (rule) => {
  expect(splitRules(rule)).toEqual([]);
});

test.each(['.card:not(:active){}', ':root:not([data-size=elder]) .card{}', '.card[aria-pressed=false]{}'])(
  'keeps the rule of a state that a page may begin with: %s',
  (rule) => {
    expect(splitRules(rule)).toEqual([{ css: rule, selectors: [['card']] }]);
  },
);

test.each([
  ['.card[data-look=small]{}', ['card', 'data-look="small"']],
  ['.card[data-look="small"] .title{}', ['card', 'title', 'data-look="small"']],
  ['.card[data-open-app]{}', ['card', 'data-open-app']],
  ['.text img[data-unsized]:not([width]){}', ['text', 'data-unsized']],
  ['.card:not([data-look=small]){}', ['card']],
  ['.card:is([data-look=small],:not(:is([data-wide]))){}', ['card']],
  [':root[data-bars=none] .card{}', ['card']],
  ['[data-env=client] .card{}', ['card']],
  ['html[data-bars=none] .card{}', ['card']],
  ['.card[style*="(1)"]{}', ['card']],
])('an element of the rule %s has to have %j', (rule, needs) => {
  expect(splitRules(rule)[0]?.selectors).toEqual([needs]);
});

test('leaves out selectors of states that no page begins with', () => {
  expect(splitRules('.card:active,:root[data-size=elder] .row,.row{}')).toEqual([
    { css: '.row{}', selectors: [['row']] },
  ]);
});

const theme =
  ':root{--ok:green;--toast:black}@media print{:root:not([data-theme=light]){--ok:black}}.card{--gap:4px}:root{color:red}';

test('leaves out properties of the theme, and names them', () => {
  expect(splitRules(theme).map(({ css }) => css)).toEqual(['.card{--gap:4px}', ':root{color:red}']);
  expect(themePropertiesIn(theme)).toEqual(['--ok', '--toast']);
});
