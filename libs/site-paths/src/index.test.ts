import * as surface from './index';
import * as prefetch from './prefetch';

it('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'activityPath',
    'agreementPaths',
    'barPath',
    'basePath',
    'communityPaths',
    'contentTypeOf',
    'decodeParts',
    'detailPath',
    'homePath',
    'invitePath',
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

it('exports what fetches pages ahead', () => {
  expect(Object.keys(prefetch).sort()).toEqual(['prefetchLinks', 'speculationRules']);
});
