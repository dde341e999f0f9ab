import * as surface from './index';

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
