import { toPictureSource } from './toPictureSource';

const siteOrigin = 'https://m.example.com';

test.each([
  [
    'the full size, and a small one beside it',
    { url: '/a.jpg', thumb: '/s.jpg', wbep_thumb: '/xs.jpg' },
    { src: '/a.jpg', thumb: '/s.jpg' },
  ],
  ['the same file once', { url: '/a.jpg', thumb: `${siteOrigin}/a.jpg` }, { src: '/a.jpg' }],
  ['a small one where it is all there is', { wbep_thumb: '/xs.jpg' }, { src: '/xs.jpg' }],
  [
    'a small one where the other may not be shown',
    { url: 'javascript:1', thumb: '/s.jpg' },
    { src: '/s.jpg' },
  ],
  [
    'a size that is known',
    { url: '/a.jpg', width: 1500, height: 1000 },
    { src: '/a.jpg', width: 1500, height: 1000 },
  ],
  ['half a size is none', { url: '/a.jpg', width: 1500 }, { src: '/a.jpg' }],
  ['no size of zero', { url: '/a.jpg', width: 0, height: 0 }, { src: '/a.jpg' }],
  ['nothing', {}, undefined],
  ['null', null, undefined],
])('%s', (_, picture, expected) => {
  expect(toPictureSource(picture, { siteOrigin })).toEqual(expected);
});
