import { trackToContinue } from './trackToContinue';

const tracks = ['c', 'b', 'a'].map((id) => ({ id }));

test.each([
  ['nothing heard', tracks, [], 'c', false],
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
  ['one heard to its end leads on', tracks, [['c', 1]], 'b', true],
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
] as const)('%s', (_name, list, heard, id, isBegun) => {
  const listened = new Map(heard.map(([key, share]) => [key, { time: 0, share }]));
  expect(trackToContinue<{ id: string }>(list, listened)).toEqual({ track: id && { id }, isBegun });
});
