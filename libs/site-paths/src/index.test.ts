import * as surface from './index';

it('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'basePath',
    'contentTypeOf',
    'detailPath',
    'homePath',
    'notFoundPath',
    'parseActor',
    'parseDetailAddress',
    'plainDetailPath',
  ]);
});
