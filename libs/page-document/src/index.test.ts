/** @jest-environment node */
import * as surface from './index';
import * as finished from './finished';
import * as server from './server';

it('exports exactly these names and loads without a DOM', () => {
  expect(Object.keys(surface).sort()).toEqual(['SiteFoot', 'defaultTitle', 'toImprint', 'toSiteState']);
  expect(Object.keys(finished).sort()).toEqual([
    'noticeScript',
    'savedItem',
    'stillReadable',
    'toSavedItem',
    'withAgeNote',
    'withMarksOf',
    'withOfflineMark',
    'withSavedPages',
    'withSiteMarks',
  ]);
  expect(Object.keys(server).sort()).toEqual(['createPageMarks', 'headMarkup', 'renderDocument']);
});
