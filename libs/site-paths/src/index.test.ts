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
    'contentTypeOf',
    'detailPath',
    'homePath',
    'iconPaths',
    'invitePath',
    'notFoundPath',
    'offlinePath',
    'pageKindAt',
    'parseActor',
    'parseContentPath',
    'searchPath',
    'toCanonicalContentPath',
  ]);
});

it('exports what servers need', () => {
  expect(Object.keys(server).sort()).toEqual([
    'createPageRouter',
    'createPreviewReload',
    'listPageKinds',
    'routeOwnAddress',
    'toCanonicalTarget',
    'toPageSubject',
  ]);
});

it('exports what fetches pages ahead', () => {
  expect(Object.keys(prefetch).sort()).toEqual(['prefetchLinks', 'speculationRules']);
});
