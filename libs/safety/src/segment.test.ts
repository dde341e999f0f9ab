import fc from 'fast-check';
import { hostileSegments } from '../testing';
import { areIdsDecodable, isDecodableId, isId, isSegment, segment, topicSegment } from './segment';

const refusal = expect.objectContaining({ name: 'UnsafeSegmentError' }) as Error;

describe('segment', () => {
  test.each(['a', '0', 'LZkmpMDK', 'a_b-C', 'x'.repeat(64)])('accepts %s unchanged', (value) => {
    expect(segment(value)).toBe(value);
  });

  test.each(hostileSegments)('refuses %j', (value) => {
    expect(() => segment(value)).toThrow(refusal);
  });

  test('isSegment tells the same without throwing', () => {
    expect(isSegment('YP7K3Q')).toBe(true);
    for (const value of hostileSegments) expect(isSegment(value)).toBe(false);
  });

  test('refuses a value that is not a string, even when it prints as a safe one', () => {
    expect(() => segment(['abcd'] as unknown as string)).toThrow(refusal);
  });
});

describe('topicSegment', () => {
  test.each([
    ['春节', '%E6%98%A5%E8%8A%82'],
    ['三星堆·考古', '%E4%B8%89%E6%98%9F%E5%A0%86%C2%B7%E8%80%83%E5%8F%A4'],
    [' v1.0 发布！ ', 'v1.0%20%E5%8F%91%E5%B8%83%EF%BC%81'],
    ['👩‍🌾', '%F0%9F%91%A9%E2%80%8D%F0%9F%8C%BE'],
    ['a&b=c', 'a%26b%3Dc'],
  ])('encodes %s as one segment', (name, encoded) => {
    expect(topicSegment(name)).toBe(encoded);
  });

  const allowedAsTopic = new Set(['a b', 'a\u3000b', '@evil.example', '{post_id}']);
  test.each(hostileSegments.filter((value) => !allowedAsTopic.has(value)))('refuses %j', (value) => {
    expect(() => topicSegment(value)).toThrow(refusal);
  });
});

test.each([segment, topicSegment])('no value leaves its place in a path (%p)', (toSegment) => {
  const value = fc.oneof(
    fc.constantFrom(...hostileSegments),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('.', '/', '%', '2', 'e', 'f', '\\', ';', '．', '／', 'a') }),
  );
  fc.assert(
    fc.property(value, (text) => {
      let url: URL;
      try {
        url = new URL(`https://api.example.com/gateway/peony/${toSegment(text)}/list`);
      } catch (error) {
        expect(error).toEqual(refusal);
        return;
      }
      expect(url.origin).toBe('https://api.example.com');
      expect(decodeURIComponent(url.pathname)).toMatch(/^\/gateway\/peony\/[^/\\]+\/list$/);
    }),
    { numRuns: 1000 },
  );
});

describe('isDecodableId (R7)', () => {
  test.each(['LZkmpMDK', '28Dga1xp', 'abcd', '%41bcd', 'a_b-', 'x'.repeat(64)])('accepts %s', (raw) => {
    expect(isDecodableId(raw)).toBe(true);
  });

  test.each([
    '',
    'abc',
    'x'.repeat(65),
    '%E0%A4%A',
    '%',
    'ab%2fcd',
    'ab cd',
    '中文中文',
    '%00abcd',
    '..%2f',
    'abcd\n',
  ])('refuses %j', (raw) => {
    expect(isDecodableId(raw)).toBe(false);
  });
});

describe('isId (R7)', () => {
  test.each(['abcd', '8b49b5c5-c9c7-4a6e-a50c-6d4f03f80ded', 'x'.repeat(64)])('accepts %s', (value) => {
    expect(isId(value)).toBe(true);
  });

  test.each(['', 'abc', 'ab%63d', 'a/bcd', 'abcd\n', 'x'.repeat(65)])('refuses %j', (value) => {
    expect(isId(value)).toBe(false);
  });
});

describe('areIdsDecodable (spec §2, R7)', () => {
  test.each<[Record<string, string | undefined>, string]>([
    [{}, ''],
    [{ id: 'LZkmpMDK' }, ''],
    [{ postId: '%41bcd', type: 'doc' }, '?topic_id=28Dga1xp'],
    [{ id: undefined, post_id: '' }, '?id='],
    [{ actor: '..', topic_name: '春节' }, '?url=%2F%2Fevil&group=x'],
    [{}, '?id=wetland1&id=wetland2'],
  ])('accepts %j %s', (params, search) => {
    expect(areIdsDecodable(params, new URLSearchParams(search))).toBe(true);
  });

  test.each<[Record<string, string | undefined>, string]>([
    [{ id: 'abc' }, ''],
    [{ post_id: 'a%2Fb12' }, ''],
    [{ postId: '%E0%A4%A' }, ''],
    [{ topic_id: '..%2f' }, ''],
    [{ topicId: 'ab cd' }, ''],
    [{ id: 'LZkmpMDK', postId: 'x' }, ''],
    [{ id: 'LZkmpMDK' }, '?id=..%2Finner'],
    [{}, '?post_id=abc'],
    [{}, '?postId=ab+cd'],
    [{}, '?topic_id=%E0%A4%A'],
    [{}, '?topicId=%2541bcd'],
    [{}, '?id=wetland1&id=x'],
  ])('refuses %j %s', (params, search) => {
    expect(areIdsDecodable(params, new URLSearchParams(search))).toBe(false);
  });
});
