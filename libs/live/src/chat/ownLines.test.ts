import { type OwnLine, withoutStored } from './ownLines';
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
  expect(withoutStored([own()], [stored(6)])).toEqual([]);
});

test.each([
  ['of before', stored(5)],
  ['of somebody else', stored(6, { ownerId: 'u2' })],
  ['with another text', stored(6, { text: '不好' })],
])('a line %s is another one', (_name, line) => {
  expect(withoutStored([own()], [line])).toHaveLength(1);
});

test('the same text said twice stands for itself twice', () => {
  const both = [own(), own({ key: 'k2' })];
  expect(withoutStored(both, [stored(6)]).map(({ key }) => key)).toEqual(['k2']);
  expect(withoutStored(both, [stored(6), stored(8)])).toEqual([]);
});
