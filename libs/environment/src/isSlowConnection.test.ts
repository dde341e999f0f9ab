import { isSlowConnection } from './isSlowConnection';

describe('isSlowConnection', () => {
  it.each([
    [{ onLine: true }, false],
    [{ onLine: false }, true],
    [{ onLine: true, connection: {} }, false],
    [{ onLine: true, connection: { effectiveType: '4g', saveData: false } }, false],
    [{ onLine: true, connection: { effectiveType: '3g' } }, false],
    [{ onLine: true, connection: { effectiveType: '2g' } }, true],
    [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, true],
    [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, true],
  ])('%j → %s', (navigator, expected) => {
    expect(isSlowConnection(navigator)).toBe(expected);
  });
});
