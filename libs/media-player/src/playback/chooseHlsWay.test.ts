import { chooseHlsWay } from './loadMedia';

const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/121.0 Mobile Safari/537.36 XWEB/1210';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 14_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';

type HlsSupport = Parameters<typeof chooseHlsWay>[0];

const nothing: HlsSupport = {
  userAgent: android,
  hasTouch: true,
  hasManagedMediaSource: false,
  hasMediaSource: false,
  mayPlayNatively: false,
};

test.each<[string, Partial<HlsSupport>, string]>([
  ['an iPhone', { userAgent: iPhone, mayPlayNatively: true }, 'native'],
  ['an iPad that calls itself a Mac', { userAgent: mac, hasMediaSource: true }, 'native'],
  ['a Mac without ManagedMediaSource', { userAgent: mac, hasTouch: false, hasMediaSource: true }, 'script'],
  [
    'Safari with ManagedMediaSource',
    { userAgent: mac, hasTouch: false, hasManagedMediaSource: true },
    'native',
  ],
  ['Android, whatever its element promises', { hasMediaSource: true, mayPlayNatively: true }, 'script'],
  ['an old web view that plays HLS itself', { mayPlayNatively: true }, 'native'],
  ['an old web view that does not', {}, 'none'],
])('%s', (_name, support, way) => {
  expect(chooseHlsWay({ ...nothing, ...support })).toBe(way);
});
