import { hasPreviewFlag } from './hasPreviewFlag';

test.each([
  ['', false],
  ['?', false],
  ['?_=1793318400', false],
  ['?preview', false],
  ['?preview=', false],
  ['?preview=0', false],
  ['?preview=false', false],
  ['?previewed=1&apreview=1', false],
  ['?PREVIEW=1', false],
  ['?preview=0&preview=1', false],
  ['?preview=1', true],
  ['preview=1', true],
  ['?group=a&preview=true', true],
  ['?preview=holly', true],
  ['?preview=00', true],
  ['?%70review=1', true],
  ['?preview=%E0%A4%A', true],
])('R9: %j → %j', (search, expected) => {
  expect(hasPreviewFlag(search)).toBe(expected);
});
