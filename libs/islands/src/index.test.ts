/** @jest-environment node */
import * as surface from './index';
import * as runtime from './runtime';
import * as server from './server';

it('exports exactly these names', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'BelowFirstScreen',
    'Island',
    'PageRoot',
    'ServerMarkup',
    'hydrateIsland',
    'hydrateIslandsIn',
    'lazyWithRetry',
    'noPageActions',
    'onIslandLost',
    'placeholder',
    'reloadForMissingCode',
    'startIslands',
    'useFallback',
    'useFallbackEntry',
    'useInBrowser',
    'useRemoteData',
    'useServices',
    'useSharedStore',
  ]);
  expect(Object.keys(runtime)).toEqual(['mountIsland']);
  expect(Object.keys(server).sort()).toEqual(['createPageRenderer', 'hidesBelow', 'showsBelow']);
});
