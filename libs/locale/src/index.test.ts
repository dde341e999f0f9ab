/** @jest-environment node */
import * as surface from './index';
import * as server from './server';

it('exports exactly these names and loads without a DOM', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'chooseLocale',
    'localeOptions',
    'readDocumentLocale',
    'readLocale',
  ]);
  expect(Object.keys(server).sort()).toEqual(['createDocumentConverter', 'toTraditionalHeaders']);
});
