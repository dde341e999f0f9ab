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
    'codeGoneEvent',
    'joinFallbacks',
    'lazyWithRetry',
    'lostEvent',
    'noPageActions',
    'reloadForMissingCode',
    'startIslands',
    'toFallback',
    'useFallback',
    'useInBrowser',
    'useRemoteData',
    'useServices',
    'useSharedStore',
    'wakeIsland',
    'wakeIslandsIn',
  ]);
  expect(Object.keys(runtime)).toEqual(['mountIsland']);
  expect(Object.keys(server).sort()).toEqual(['createPageRenderer', 'hidesBelow', 'showsBelow']);
});
