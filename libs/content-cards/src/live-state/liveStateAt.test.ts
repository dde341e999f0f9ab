import { liveStateAt, toLiveState } from './liveStateAt';

test.each([
  [0, 'upcoming'],
  [1, 'live'],
  [2, 'ended'],
  [3, 'replay'],
  [4, undefined],
  [-1, undefined],
  [0.5, undefined],
  [undefined, undefined],
])('R52: status %j is %s', (status, state) => expect(toLiveState(status)).toBe(state));

const replay = { kind: 'replay' };

test.each([
  [99, [], 'upcoming'],
  [100, [], 'live'],
  [199, [], 'live'],
  [200, [], 'ended'],
  [200, [replay], 'replay'],
])(
  'R52: an unknown state follows from the times: at second %d with %j it is %s',
  (second, sources, state) => {
    expect(liveStateAt({ startsAt: 100, endsAt: 200, sources }, second * 1000)).toBe(state);
  },
);

test('what the platform says counts, whatever the times are', () => {
  expect(liveStateAt({ status: 'live', startsAt: 100, sources: [] }, 0)).toBe('live');
});

test('a room without times is live', () => expect(liveStateAt({ sources: [] }, 5)).toBe('live'));
