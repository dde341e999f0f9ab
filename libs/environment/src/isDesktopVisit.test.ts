import { userAgents } from '../testing';
import { isDesktopVisit } from './isDesktopVisit';
import { readEnvironment } from './readEnvironment';

const environmentOf = (fixture: string) => {
  const { userAgent, maxTouchPoints } = userAgents.find(({ name }) => name === fixture)!;
  return readEnvironment(userAgent, { maxTouchPoints, clientUaToken: 'ShareApp' });
};

const defaults = { isTop: true, isPcPage: false, isPreview: false, prefersMobile: false };

describe('isDesktopVisit (R14)', () => {
  it.each([
    ['Chrome, Windows', 1440, 900, {}, true],
    ['Chrome, Windows', 375, 667, {}, true],
    ['Safari, Mac', 1440, 900, {}, true],
    ['WeChat, Windows', 1440, 900, {}, true],
    ['PC, HarmonyOS NEXT', 1440, 900, {}, true],
    ['Safari, iPhone', 375, 667, {}, false],
    ['Safari, iPhone', 667, 375, {}, false],
    ['Safari, iPhone', 932, 430, {}, false],
    ['Chrome, Android', 999, 500, {}, false],
    ['Chrome, Android', 1000, 500, {}, true],
    ['Chrome, Android tablet', 1000, 1000, {}, false],
    ['Chrome, Android tablet', 1200, 1920, {}, false],
    ['Chrome, Android tablet', 1920, 1200, {}, true],
    ['Safari, iPad as a Macintosh', 820, 1180, {}, false],
    ['Safari, iPad as a Macintosh', 1180, 820, {}, true],
    ['Chrome, Windows', 1440, 900, { isTop: false }, false],
    ['Chrome, Windows', 1440, 900, { isPcPage: true }, false],
    ['Chrome, Windows', 1440, 900, { isPreview: true }, false],
    ['Chrome, Windows', 1440, 900, { prefersMobile: true }, false],
    ['Googlebot', 1440, 900, {}, false],
    ['Applebot', 1440, 900, {}, false],
    ['WeChat mini program, Windows', 414, 736, {}, false],
    ['WeChat mini program, iPad', 1180, 820, {}, false],
    ['own client, iPad', 1180, 820, {}, false],
  ])('%s, %s × %s, %j → %s', (fixture, width, height, overrides, expected) => {
    const environment = environmentOf(fixture);
    expect(isDesktopVisit({ environment, width, height, ...defaults, ...overrides })).toBe(expected);
  });
});
