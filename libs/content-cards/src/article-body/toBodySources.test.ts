import { testPictures } from '@share/ui/testing';
import { toBodySources } from './toBodySources';

test.each([
  [
    'a file that is wider than the page',
    { width: 2000, height: 1000 },
    '(min-width:640px) 640px,100vw',
    [750, 828, 1080, 1290],
  ],
  [
    'a file of 1,000 px: none wider',
    { width: 1000, height: 500 },
    '(min-width:640px) 640px,100vw',
    [750, 828, 1000],
  ],
  [
    'one that the text makes narrow',
    { width: 200, height: 100 },
    '(max-width:200px) 100vw,200px',
    [400, 600],
  ],
])('%s', (_, size, sizes, widths) => {
  expect(toBodySources(testPictures, '/a.jpg', size)).toEqual({
    src: '/a.jpg',
    srcset: widths.map((width) => `/a.jpg?w=${width} ${width}w`).join(),
    sizes,
  });
});

test.each([
  ['/smile.png', { width: 64, height: 64 }],
  ['/drawing.svg', {}],
])('%s %j stays as it is', (src, size) => {
  expect(toBodySources(testPictures, src, size)).toEqual({ src });
});

test('one of unknown size is drawn in its own, whatever the width of its variant', () => {
  expect(toBodySources(testPictures, '/a.jpg', {})).toEqual({ src: '/a.jpg', srcset: '/a.jpg?w=1080 1x' });
});
