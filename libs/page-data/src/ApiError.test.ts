import { ApiError, isMissing, type ApiErrorKind } from './ApiError';

describe('isMissing (R71)', () => {
  it.each<[ApiErrorKind, number, number, boolean]>([
    ['business', 1001, 200, true],
    ['business', 404, 200, true],
    ['business', 410, 200, true],
    ['business', 404, 404, true],
    ['server', 404, 404, true],
    ['server', 410, 410, true],
    ['business', 1003, 200, false],
    ['business', 429, 200, false],
    ['business', 503, 200, false],
    ['server', 502, 502, false],
    ['unauthorized', 401, 401, false],
    ['contract', 0, 200, false],
    ['network', 0, 0, false],
    ['timeout', 0, 0, false],
  ])('%s, code %i, HTTP %i: %s', (kind, code, status, expected) => {
    expect(isMissing(new ApiError({ kind, code, status, message: '' }))).toBe(expected);
  });

  it('is false for every other error', () => {
    expect(isMissing(Object.assign(new Error('x'), { kind: 'business', code: 1001 }))).toBe(false);
  });
});
