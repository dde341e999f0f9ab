import * as surface from './index';

it('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'agreementPaths',
    'barPath',
    'basePath',
    'communityPaths',
    'contentTypeOf',
    'decodeParts',
    'detailPath',
    'homePath',
    'notFoundPath',
    'offlinePath',
    'parseActor',
    'parseDetailAddress',
    'partsAfter',
    'plainDetailPath',
    'searchPath',
    'segmentsOf',
  ]);
});
