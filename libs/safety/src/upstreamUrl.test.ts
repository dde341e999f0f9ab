import fc from 'fast-check';
import { hostileSegments } from '../testing';
import { topicSegment, UnsafeSegmentError } from './segment';
import { upstreamUrl } from './upstreamUrl';

const base = 'https://api.example.com/gateway/';

test('fills the template and appends the query', () => {
  expect(upstreamUrl(base, '/peony/v1/content/{post_id}', { post_id: 'LZkmpMDK' })).toBe(
    'https://api.example.com/gateway/peony/v1/content/LZkmpMDK',
  );
  expect(
    upstreamUrl(
      'http://127.0.0.1:4300',
      '/peony/v1/content',
      {},
      { page: 2, q: '中&a=b', x: undefined, y: null, on: true },
    ),
  ).toBe('http://127.0.0.1:4300/peony/v1/content?page=2&q=%E4%B8%AD%26a%3Db&on=true');
});

test('takes a topic name only as topicSegment wrote it', () => {
  const template = '/peony/v3/clue_report/topic/{name}';
  expect(upstreamUrl(base, template, { name: topicSegment('春节 2026') })).toBe(
    'https://api.example.com/gateway/peony/v3/clue_report/topic/%E6%98%A5%E8%8A%82%202026',
  );
  expect(() => upstreamUrl(base, template, { name: '春节' })).toThrow(UnsafeSegmentError);
});

test('names the parameter that is missing or inherited', () => {
  expect(() => upstreamUrl(base, '/a/{post_id}')).toThrow('"post_id"');
  expect(() => upstreamUrl(base, '/a/{constructor}')).toThrow('"constructor"');
});

test('refuses a template that the URL parser would fold', () => {
  expect(() => upstreamUrl(base, '/a/../inner')).toThrow(UnsafeSegmentError);
});

test('no value leaves the place it was put into', () => {
  const value = fc.oneof(
    fc.constantFrom(...hostileSegments),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('.', '/', '%', '2', 'e', 'f', '\\', ';', '．', '／', 'a') }),
  );
  fc.assert(
    fc.property(value, value, (first, second) => {
      let url: URL;
      try {
        url = new URL(
          upstreamUrl(base, '/peony/{id}/list/{group}', { id: first, group: second }, { q: first }),
        );
      } catch (error) {
        expect(error).toBeInstanceOf(UnsafeSegmentError);
        return;
      }
      expect(url.origin).toBe('https://api.example.com');
      expect(decodeURIComponent(url.pathname)).toMatch(/^\/gateway\/peony\/[^/\\]+\/list\/[^/\\]+$/);
    }),
    { numRuns: 1000 },
  );
});
