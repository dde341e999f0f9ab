import { findUnknownSettings } from './findUnknownSettings';

const find = (...names: string[]) =>
  findUnknownSettings(names, { known: ['PORT', 'DATABASE_URL', 'PAGE_CACHE'], prefixes: ['PAGE_'] });

test.each([
  ['two letters swapped', 'DATABASE_ULR'],
  ['a letter too few', 'DATABSE_URL'],
  ['a letter too few at the start', 'ATABASE_URL'],
  ['a letter too many', 'DATABASE_URLS'],
  ['a letter doubled', 'DATABASSE_URL'],
  ['another letter', 'DATABASE_URI'],
])('%s: %s', (_error, name) => {
  expect(find(name)).toEqual([`${name} is not a setting; did you mean DATABASE_URL?`]);
});

test.each(['DATABASE_LRU', 'DATABASE', 'TEST_DATABASE_URL', 'ADTABASE_ULR', 'database_url', ''])(
  '%p is more than one typing error away and so belongs to another program',
  (name) => expect(find(name)).toEqual([]),
);

test('known names are no error, nor is what resembles a short one', () => {
  expect(find('PORT', 'DATABASE_URL', 'PAGE_CACHE', 'PORTS', 'SORT')).toEqual([]);
});

test('a prefix marks a setting of the program; a near name is the better advice', () => {
  expect(find('PAGE_SIZE', 'PAGE_CACH', 'HOMEPAGE_SIZE')).toEqual([
    'PAGE_SIZE is not a setting.',
    'PAGE_CACH is not a setting; did you mean PAGE_CACHE?',
  ]);
});
