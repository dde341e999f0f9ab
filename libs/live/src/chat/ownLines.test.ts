import { type OwnLine, joinOwnLines } from './ownLines';
import type { ChatLine } from './toChatPart';

const own = (fields: Partial<OwnLine> = {}): OwnLine => ({
  key: 'k1',
  text: '好',
  alias: '小满',
  ownerId: 'u1',
  status: 'sending',
  after: 5,
  ...fields,
});
const stored = (position: number, fields: Partial<ChatLine> = {}): ChatLine => ({
  id: `m${position}`,
  position,
  alias: '小满',
  text: '好',
  ownerId: 'u1',
  isHost: false,
  ...fields,
});

test('a line that came through the channel is not shown a second time', () => {
  const { waiting, keys } = joinOwnLines([own()], [stored(6)]);
  expect(waiting).toEqual([]);
  expect([...keys]).toEqual([['m6', 'k1']]);
});

test.each([
  ['of before', stored(5)],
  ['of another user', stored(6, { ownerId: 'u2' })],
  ['with another text', stored(6, { text: '不好' })],
])('a line %s is another one', (_name, line) => {
  expect(joinOwnLines([own()], [line]).waiting).toHaveLength(1);
});

test('the same text said twice stands for itself twice', () => {
  const both = [own(), own({ key: 'k2' })];
  expect(joinOwnLines(both, [stored(6)]).waiting.map(({ key }) => key)).toEqual(['k2']);
  expect(joinOwnLines(both, [stored(6), stored(8)]).waiting).toEqual([]);
});

test('after the answer its id tells which line it is, not what it says', () => {
  const both = [own({ status: 'stored', storedId: 'm8' }), own({ key: 'k2' })];
  const { waiting, keys } = joinOwnLines(both, [stored(6), stored(8, { text: '好。' })]);
  expect(waiting).toEqual([]);
  expect([...keys]).toEqual([
    ['m8', 'k1'],
    ['m6', 'k2'],
  ]);
});

test('a stored line that is no longer there is not shown as an own one', () => {
  expect(joinOwnLines([own({ status: 'stored', storedId: 'm6' })], []).waiting).toEqual([]);
});
