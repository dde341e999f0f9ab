import { liveDetail, upcoming } from '../../testing/liveFixtures';
import type { LiveState } from '@share/content-cards';
import { toLiveView } from '../data/toLiveView';
import { awaitsSource, firstSource, sourcesOf } from './sourcesOf';

const room = toLiveView(liveDetail(upcoming), { siteOrigin: 'https://m.example.com' });

test.each<[LiveState, string[], string | undefined]>([
  ['upcoming', ['trailer'], 'trailer'],
  ['live', ['live-0', 'live-1', 'replay-2'], 'live-0'],
  ['ended', ['replay-2'], 'replay-2'],
  ['replay', ['replay-2'], 'replay-2'],
])('in the state %s there are %j, first %s', (state, ids, first) => {
  const sources = sourcesOf(room, state);
  expect(sources.map(({ id }) => id)).toEqual(ids);
  expect(firstSource(sources, state)?.id).toBe(first);
});

test('a live room without a stream does not begin with a recording', () => {
  const [replay] = sourcesOf(room, 'replay');
  expect(firstSource(replay ? [replay] : [], 'live')).toBeUndefined();
});

test.each<[string, LiveState, object, boolean]>([
  ['with its stream', 'live', {}, false],
  ['without a stream', 'live', { sources: sourcesOf(room, 'replay') }, true],
  ['without a recording', 'replay', { sources: [] }, true],
  ['with a recording', 'replay', {}, false],
  ['before it begins', 'upcoming', { sources: [] }, false],
  ['that is over', 'ended', { sources: [] }, false],
  ['covered in text and pictures', 'live', { sources: [], screen: 'image' }, false],
])('a room %s, %s: %j waits for something to play: %s', (_name, state, fields, isAwaiting) => {
  expect(awaitsSource({ ...room, ...fields }, state)).toBe(isAwaiting);
});
