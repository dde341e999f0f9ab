import { searchHref } from './searchAddress';

const start = '/davmu/share/search/index.html';

test.each([
  ['a word', { word: '湿地' }, `?word=${encodeURIComponent('湿地')}`],
  ['a filter and a page of a word', { word: 'a', filter: 'video', page: 2 }, '?word=a&type=video&page=2'],
  ['no word', { word: '', filter: 'video', page: 2 }, ''],
] as const)('the address of a search for %s', (_name, query, search) => {
  expect(searchHref(query)).toBe(start + search);
});

test('R65: an address needs nothing that the oldest browsers lack', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  try {
    expect(searchHref({ word: 'a' })).toBe(`${start}?word=a`);
  } finally {
    if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
  }
});
