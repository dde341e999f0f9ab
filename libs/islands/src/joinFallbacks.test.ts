import { joinFallbacks, toFallback } from './joinFallbacks';

test('has the entries of all parts; the last of one name counts', () => {
  const joined = joinFallbacks(toFallback('a', 1), {}, toFallback('b', 2), toFallback('a', 3));
  expect(Object.entries(joined)).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
  expect(joined['c']).toBeUndefined();
});

test('a name that every object has is an entry like others', () => {
  const joined = joinFallbacks(toFallback('constructor', 1), toFallback('__proto__', 2));
  expect(JSON.stringify(joined)).toBe('{"constructor":1,"__proto__":2}');
  expect(toFallback('a', 1)['toString']).toBeUndefined();
});
