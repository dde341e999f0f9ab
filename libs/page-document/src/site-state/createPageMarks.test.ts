import { createPageMarks } from './createPageMarks';
import type { SiteState } from './toSiteState';

const html = '<html><main>正文</main></html>';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('marks follow the configuration and the clock; the same marks are the same object', () => {
  let state: SiteState = { isMemorial: false };
  const find = createPageMarks({ state: () => state, refresh: async () => undefined });
  expect(find().id).toBe('');
  expect(find().write(html)).toBe(html);
  state = { isMemorial: true, notice: { id: 'k1', text: '停机', from: 1_010_000, until: 1_020_000 } };
  const mourning = find();
  expect(mourning.id).toBe('memorial');
  expect(find()).toBe(mourning);
  jest.setSystemTime(1_010_000);
  expect(find().write(html)).toContain('停机');
  jest.setSystemTime(1_020_000);
  expect(find().id).toBe('memorial');
  state = { isMemorial: false };
  expect(find().write(mourning.write(html))).toBe(html);
});

test('the configuration is looked at while pages are requested, and not for each of them', () => {
  const refresh = jest.fn(async () => undefined);
  const find = createPageMarks({ state: () => ({ isMemorial: false }), refresh });
  for (let requested = 0; requested < 10; requested += 1) find();
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.setSystemTime(1_005_000);
  find();
  expect(refresh).toHaveBeenCalledTimes(2);
});
