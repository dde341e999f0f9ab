import { liveDetail, upcoming } from '../../testing/liveFixtures';
import type { LiveState } from '../data/LiveView';
import { toLiveView } from '../data/toLiveView';
import { firstSource, sourcesOf } from './sourcesOf';

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
