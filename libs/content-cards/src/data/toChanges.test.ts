import { received } from '../../testing';
import { toChanges } from './toChanges';

const correctionsOf = (corrections: unknown) => toChanges(received({ corrections })).corrections;

test('corrections are listed the newest first, in plain text', () => {
  const first = { corrected_at: 1_795_000_000, text: '时间应为周三' };
  const second = { corrected_at: '1795086400', text: ' <b>人名</b>已改正 ' };
  expect(correctionsOf([first, second, { text: '地点已改正' }])).toEqual([
    { at: 1_795_086_400, text: '<b>人名</b>已改正' },
    { at: 1_795_000_000, text: '时间应为周三' },
    { text: '地点已改正' },
  ]);
});

test.each([undefined, null, [], {}, 'x', [null, 5, {}], [{ corrected_at: 1_795_000_000, text: ' ' }]])(
  'of %j there is nothing to say',
  (corrections) => {
    expect(correctionsOf(corrections)).toBeUndefined();
  },
);

test.each([
  [1_795_007_200, 1_795_007_200],
  [1_795_000_059, undefined],
  [1_794_000_000, undefined],
  ['soon', undefined],
  [undefined, undefined],
])('updated at %j, the item was changed at %j', (updated_at, expected) => {
  expect(toChanges(received({ publish_at: 1_795_000_000, updated_at })).updatedAt).toBe(expected);
});
