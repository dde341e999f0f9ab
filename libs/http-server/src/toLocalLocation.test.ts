import { toLocalLocation } from './toLocalLocation';

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'x',
  '',
  '/.//evil.example',
  '/\t/evil.example',
])('%j is not a local location', (location) => {
  expect(() => toLocalLocation(location)).toThrow(TypeError);
});

test('a local location is sent in pure ASCII', () => {
  expect(toLocalLocation('/davmu/share/话题?q=云\r\nX: y#a')).toBe(
    '/davmu/share/%E8%AF%9D%E9%A2%98?q=%E4%BA%91X:%20y#a',
  );
});
