/** @jest-environment node */
import * as surface from './index';

it('exports exactly these names and loads without a DOM', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'HoldInPlace',
    'controlScrollRestoration',
    'createMemory',
    'createReadingPositions',
    'holdReadingPosition',
    'readingPositionsKey',
    'restoreScroll',
    'wasReturnedTo',
  ]);
});
