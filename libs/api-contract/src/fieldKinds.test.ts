import { fieldKinds, namedKinds } from './generated/fieldKinds';

const lists = Object.values(fieldKinds).map((names) => names.split(' '));
const names = lists.flat();

test('only these names are of two kinds', () => {
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  expect(twice.sort()).toEqual(['channel', 'level', 'place', 'status']);
});

test('a name that says its kind is in no list', () => {
  for (const [, pattern] of namedKinds) expect(names.filter((name) => pattern.test(name))).toEqual([]);
});

test.each([
  ['time', 'timestamp'],
  ['count', 'total'],
  ['size', 'width'],
  ['number', 'temperature'],
  ['switch', 'countdown_switch'],
  ['truth', 'comment_available'],
  ['object', 'album_status'],
  ['objects', 'posts'],
  ['texts', 'group_ids'],
  ['mixed', 'topics'],
] as const)('%s: %s', (kind, name) => {
  expect(fieldKinds[kind].split(' ')).toContain(name);
});

test('texts are in no list', () => {
  for (const name of ['title', 'post_id', 'content', 'url']) expect(names).not.toContain(name);
});
