import { trackToContinue } from './trackToContinue';

const tracks = ['c', 'b', 'a'].map((id) => ({ id }));

test.each([
  ['nothing played', tracks, [], 'c', false],
  ['one begun', tracks, [['b', 0.3]], 'b', true],
  [
    'the last one counts',
    tracks,
    [
      ['b', 0.3],
      ['a', 0.1],
    ],
    'a',
    true,
  ],
  ['one played to its end leads on', tracks, [['c', 1]], 'b', true],
  ['the last track, played to its end', tracks, [['a', 1]], 'a', true],
  [
    'tracks of other albums do not count',
    tracks,
    [
      ['b', 0.3],
      ['x', 0.5],
    ],
    'b',
    true,
  ],
  ['only other albums', tracks, [['x', 0.5]], 'c', false],
  ['no tracks', [], [['b', 0.3]], undefined, false],
] as const)('%s', (_name, list, played, id, isBegun) => {
  const listened = new Map(played.map(([key, share]) => [key, { time: 0, share }]));
  expect(trackToContinue<{ id: string }>(list, listened)).toEqual({ track: id && { id }, isBegun });
});
