import { parsePurge } from './parsePurge';

const kinds = ['doc', 'home'];

test.each([
  ['{"type":"doc","id":"wetland1"}', { kind: 'doc', id: 'wetland1' }],
  ['{"kind":"home"}', { kind: 'home' }],
  ['{"all":true}', {}],
])('%s', (body, purge) => expect(parsePurge(body, kinds)).toEqual(purge));

test.each([
  '',
  'all',
  'null',
  '[]',
  '{}',
  '{"all":false}',
  '{"id":"wetland1"}',
  '{"type":"doc"}',
  '{"type":"doc","id":""}',
  '{"type":"doc","id":7}',
  '{"kind":"home","all":true}',
  '{"kind":"home","id":"x"}',
])('%s is refused with what is meant', (body) => {
  expect(parsePurge(body, kinds)).toMatch(/^The body must be JSON: .*\.$/);
});

test('a kind that no page has is refused with those there are', () => {
  const sentence = 'There is no kind of page "hoem"; there are doc, home.';
  expect(parsePurge('{"kind":"hoem"}', kinds)).toBe(sentence);
  expect(parsePurge('{"type":"hoem","id":"x"}', kinds)).toBe(sentence);
});
