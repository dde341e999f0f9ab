import { readDocumentLocale, toLocaleCookie } from './chooseLocale';
import { readLocale } from './readLocale';

test('R83: the choice is saved for 365 days, below the base path; 简体 needs no cookie', () => {
  expect(toLocaleCookie('zh-Hant')).toBe(
    'locale=zh-Hant; Max-Age=31536000; Path=/davmu/share/; SameSite=Lax',
  );
  expect(toLocaleCookie('zh-Hans')).toMatch(/^locale=zh-Hans; Max-Age=0; Path=\/davmu\/share\/;/);
});

test.each([
  ['locale=zh-Hant', 'zh-Hant'],
  ['a=1; locale=zh-Hant; b=2', 'zh-Hant'],
  ['locale=zh-Hans', 'zh-Hans'],
  ['mylocale=zh-Hant', 'zh-Hans'],
  ['locale=zh-Hant-TW', 'zh-Hans'],
  ['locale="><script>', 'zh-Hans'],
  [undefined, 'zh-Hans'],
])('the cookies %s choose %s', (cookies, locale) => {
  expect(readLocale(cookies)).toBe(locale);
});

test('a document says what it is written in', () => {
  document.documentElement.lang = 'en';
  expect(readDocumentLocale()).toBe('zh-Hans');
  document.documentElement.lang = 'zh-Hant';
  expect(readDocumentLocale()).toBe('zh-Hant');
});
