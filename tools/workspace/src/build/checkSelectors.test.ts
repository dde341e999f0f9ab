/** @jest-environment node */
import { checkSelectors } from './checkSelectors.mjs';

const check = (selector: string) => () => checkSelectors(`${selector}{color:red}`);

test.each([
  'li + li',
  '.list > li + li > .card',
  ':checked + span',
  'input:focus-visible + span',
  '* + .columns',
  'h1 ~ p',
  '.list:not(:empty) + .none',
  ':root:has([data-bars]) .bar',
  '.card:has(a:active)',
  '.card, li + li',
])('refuses %s', (selector) => expect(check(selector)).toThrow('whole page'));

test.each([
  'li:not(:first-child)',
  '.card + .card',
  '.list:empty + .none',
  '[name]:checked + span',
  '.bar[data-bar] ~ *',
  '.root:not(:first-child) > p',
])('accepts %s', (selector) => expect(check(selector)).not.toThrow());

test('says which selector it is', () => {
  expect(check('.list li + li')).toThrow('class list, descendant, type li, next-sibling, type li');
});
