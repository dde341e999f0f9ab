/** @jest-environment node */
import * as surface from './index';
import { liveIslands } from './islands';
import * as server from './server';

it('exports exactly these names and loads without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(surface).sort()).toEqual([]);
  expect(Object.keys(server).sort()).toEqual(['loadLiveRoomPage']);
  expect(Object.keys(liveIslands)).toEqual(['liveRoom']);
});
