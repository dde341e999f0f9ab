/** @jest-environment jsdom */
import { getShareLink } from './getShareLink';

afterEach(() => {
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

test('is the canonical one', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://m.example.com/a?id=1">';
  expect(getShareLink(window)).toBe('https://m.example.com/a?id=1');
});

test('never holds what came with the visit: a token, or how the link arrived', () => {
  history.replaceState(null, '', '/davmu/share/auth?token=secret&from=singlemessage#wechat_redirect');
  expect(getShareLink(window)).toBe(`${location.origin}/davmu/share/auth`);
});
