import { marksAt, toSiteState } from './toSiteState';

const origin = 'https://m.example.com';
const received = { text: ' <b>停机</b> ', url: 'https://a.example/b', start_at: 1_000, end_at: 2_000 };
const state = (config: object) => toSiteState(config, origin);

test('a site without a configuration says nothing', () => {
  expect(toSiteState(undefined, origin)).toEqual({ isMemorial: false });
  expect(state({ site_notice: { text: ' ' } })).toEqual({ isMemorial: false });
});

test('a notice holds from its beginning to its end', () => {
  const shown = state({ is_memorial: true, site_notice: received });
  expect(shown.notice).toMatchObject({ text: '<b>停机</b>', href: 'https://a.example/b' });
  expect(marksAt(shown, 999_999)).toEqual({ isMemorial: true });
  expect(marksAt(shown, 1_000_000).notice?.text).toBe('<b>停机</b>');
  expect(marksAt(shown, 1_999_999).notice).toBeDefined();
  expect(marksAt(shown, 2_000_000)).toEqual({ isMemorial: true });
});

test('without times it holds until it is taken back; a hostile address is none', () => {
  const shown = state({ site_notice: { text: '停机', url: 'javascript:alert(1)' } });
  expect(marksAt(shown, 0).notice).not.toHaveProperty('href');
  expect(marksAt(shown, 9e15).notice).toBeDefined();
});

test('another text or address is another notice', () => {
  const idOf = (notice: object) => state({ site_notice: notice }).notice?.id;
  expect(idOf(received)).toBe(idOf({ ...received, end_at: 3_000 }));
  expect(idOf(received)).not.toBe(idOf({ ...received, url: undefined }));
  expect(idOf(received)).not.toBe(idOf({ ...received, text: '停机了' }));
  expect(idOf(received)).toMatch(/^\w+$/);
});
