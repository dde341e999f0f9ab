/** @jest-environment node */
import * as surface from './index';
import * as react from './react';
import * as server from './server';

it('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual(['toSrcset', 'variantOf']);
});

it('has entry points for React and for the server', () => {
  expect(Object.keys(react).sort()).toEqual(['PictureServiceProvider', 'usePictureService']);
  expect(Object.keys(server).sort()).toEqual([
    'createPictureSizes',
    'parsePictureService',
    'withSmallerPictures',
  ]);
});
