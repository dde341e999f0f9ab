import { isUnknownQuery, toCanonicalQuery } from './canonicalQuery';
import { readQuery } from './readQuery';

test.each([
  ['?page=2&page=3&x=1', ['page'], 'page=2'],
  ['?b=2&a=1', ['a', 'b'], 'a=1&b=2'],
  ['?PAGE=2', ['page'], ''],
  ['?q=%E4%BA%91', ['q'], 'q=%E4%BA%91'],
  ['?q=%00', ['q'], ''],
  [`?q=${'x'.repeat(600)}`, ['q'], ''],
  ['?page=2;x=1', ['page', 'x'], ''],
  ['?__proto__=1&constructor=2', ['page'], ''],
  ['', ['page'], ''],
])('%s with the allowed names %j becomes %j', (search, names, accepted) => {
  expect(toCanonicalQuery(readQuery(search), names).toString()).toBe(accepted);
});

const tab = { name: 'tab', values: ['posts', 'at_ta'] };
const oneId = ['id', { name: 'post_id', insteadOf: 'id' }, 'page'];

test.each([
  ['?tab=posts&page=2', [tab, 'page'], 'tab=posts&page=2'],
  ['?tab=junk&page=2', [tab, 'page'], 'page=2'],
  ['?tab=', [tab], ''],
  ['?tab=junk&tab=posts', [tab], ''],
  ['?post_id=x', oneId, 'post_id=x'],
  ['?post_id=junk&id=x&page=2', oneId, 'id=x&page=2'],
  ['?id=&post_id=x', oneId, 'id=&post_id=x'],
])('%s with the parameters %j becomes %j', (search, parameters, accepted) => {
  expect(toCanonicalQuery(readQuery(search), parameters).toString()).toBe(accepted);
});

const word = { name: 'word', isOpen: true };

test.each([
  ['', [word, 'page'], false],
  ['?word=', [word, 'page'], false],
  ['?word=x', [word, 'page'], true],
  ['?page=20', ['page'], false],
  ['?page=21', ['page'], true],
  ['?group=x', ['group', 'page'], false],
  ['?_=1', 'all' as const, false],
])('whether anybody can invent %s with the parameters %j: %s', (search, parameters, expected) => {
  expect(isUnknownQuery(toCanonicalQuery(readQuery(search), parameters), parameters)).toBe(expected);
});

test.each([
  ['2', 'page=2'],
  ['9999', 'page=9999'],
  ['1', ''],
  ['0', ''],
  ['02', ''],
  ['10000', ''],
  ['two', ''],
  ['', ''],
])('the page %j of a list has the query %j', (page, accepted) => {
  expect(toCanonicalQuery(readQuery(`?page=${page}`), ['page']).toString()).toBe(accepted);
});

test('every well-formed parameter is accepted when all are allowed', () => {
  expect(toCanonicalQuery(readQuery('?b=2&_=1&b=3&c=%00'), 'all').toString()).toBe('b=2&_=1');
});
