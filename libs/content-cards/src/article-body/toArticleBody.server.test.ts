/** @jest-environment node */
import { hostileArticleFixture, siteOrigin } from '../../testing';
import { toArticleBody } from './toArticleBody.server';

test('is safe, and its headings come right under the title of the page', () => {
  expect(toArticleBody('<h4>一</h4><p onclick="x()">二</p>', { siteOrigin })).toBe('<h2>一</h2><p>二</p>');
  expect(toArticleBody(hostileArticleFixture, { siteOrigin })).not.toMatch(/script|onclick|iframe/);
  expect(toArticleBody(undefined, { siteOrigin })).toBe('');
});
