import { refusedSegment, toCanonicalSegment } from './canonicalSegment';
import { isDecodableId, segment, topicSegment } from './segment';

test.each([
  ['0a1b', '0a1b'],
  ['%41bc', 'Abc'],
  ['话题', '%E8%AF%9D%E9%A2%98'],
  ['100%25', '100%25'],
])('%s is %s', (sent, canonical) => expect(toCanonicalSegment(sent)).toBe(canonical));

test.each(['%', '%E0%A4%A', '%00', '%0d%0a', '.', '..', '%2e%2e', '..;x', 'a%2Fb', 'a%5cb', '..%252f'])(
  '%s has no canonical form',
  (sent) => expect(toCanonicalSegment(sent)).toBeUndefined(),
);

test('what stands for such a segment is canonical, and neither an id nor a name', () => {
  expect(toCanonicalSegment(refusedSegment)).toBe(refusedSegment);
  expect(isDecodableId(refusedSegment)).toBe(false);
  for (const check of [segment, topicSegment])
    expect(() => check(decodeURIComponent(refusedSegment))).toThrow('not a safe path segment');
});
