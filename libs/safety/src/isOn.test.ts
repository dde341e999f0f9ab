import { isOn } from './isOn';

test.each([true, 1, '1', 'true', 'TRUE', ' 1 '])('%j is on', (value) => {
  expect(isOn(value)).toBe(true);
});

test.each([false, 0, 2, '0', '', 'false', 'yes', '11', null, undefined, {}, [], [1], Number.NaN])(
  '%j is off',
  (value) => {
    expect(isOn(value)).toBe(false);
  },
);
