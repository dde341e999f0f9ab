import * as surface from './index';
import * as prefetch from './prefetch';
import * as server from './server';

it('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'activityPath',
    'agreementPaths',
    'barPath',
    'basePath',
    'clueTopicsPath',
    'communityPaths',
    'completeDetailPath',
    'completePath',
    'contentTypeOf',
    'decodeParts',
    'detailPath',
    'homePath',
    'iconPaths',
    'invitePath',
    'itemOf',
    'notFoundPath',
    'offlinePath',
    'pageKindAt',
    'parseActor',
    'parseDetailAddress',
    'partsAfter',
    'plainDetailPath',
    'searchPath',
    'segmentsOf',
  ]);
});

it('exports what servers need', () => {
  expect(Object.keys(server)).toEqual(['createPreviewReload', 'readQuery']);
});

it('exports what fetches pages ahead', () => {
  expect(Object.keys(prefetch).sort()).toEqual(['prefetchLinks', 'speculationRules']);
});
