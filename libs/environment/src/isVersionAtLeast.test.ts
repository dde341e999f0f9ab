import { isVersionAtLeast } from './isVersionAtLeast';

describe('isVersionAtLeast', () => {
  it.each([
    ['7.0.12', '7.0.12', true],
    ['7.0.12.1620', '7.0.12', true],
    ['8.0.10', '8.0.9', true],
    ['8.0', '7.0.12', true],
    ['8', '8.0.0', true],
    ['7.0.5', '7.0.12', false],
    ['6.7.3', '7.0.5', false],
    ['7', '7.0.5', false],
    ['', '7.0.5', false],
    [undefined, '0', false],
  ])('%s against %s → %s', (version, minimum, expected) => {
    expect(isVersionAtLeast(version, minimum)).toBe(expected);
  });
});
