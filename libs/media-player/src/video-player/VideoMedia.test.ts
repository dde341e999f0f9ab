import { shapeOf } from './VideoMedia';

test.each([
  [{ width: 1920, height: 1080 }, 'wide'],
  [{ width: 640, height: 480 }, 'wide'],
  [{ width: 720, height: 720 }, 'square'],
  [{ width: 720, height: 1280 }, 'upright'],
  [{}, 'wide'],
  [{ width: 720, height: 0 }, 'wide'],
])('%j is %s', (size, shape) => {
  expect(shapeOf(size)).toBe(shape);
});
