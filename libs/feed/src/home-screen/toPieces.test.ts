import type { CardView } from '@share/content-cards';
import type { ChannelPageView, ModuleView } from '../data/FeedViews';
import { blocksAmong, toPieces } from './toPieces';

const cards = (from: number, count: number): CardView[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p-${from + index}`,
    href: '/',
    title: '题',
    meta: [],
  }));
const page = (items: CardView[], tops: CardView[] = []): ChannelPageView => ({ items, tops, total: 99 });

const content: ModuleView = { id: 'content', title: '慢读', target: { kind: 'content' } };
const special: ModuleView = {
  id: 'special',
  title: '水',
  target: { kind: 'link', href: '/x', specialId: 'wetspec1' },
};
const inApp: ModuleView = { id: 'app', title: '应用', target: { kind: 'unsupported' } };
const modules = [content, inApp, special];

const idsOf = (pieces: ReturnType<typeof toPieces>) =>
  pieces.map((ofPage) => ofPage.flatMap(({ cards: own }) => own.map(({ id }) => id)));
const insertedIn = (pieces: ReturnType<typeof toPieces>) =>
  pieces.flat().map(({ cards: own, then }) => [own.length, typeof then === 'object' ? then.id : then]);

test('the row of blocks follows four cards, a block every eight, special topics first', () => {
  expect(insertedIn(toPieces([page(cards(1, 8), cards(101, 2)), page(cards(11, 10))], modules))).toEqual([
    [4, 'modules'],
    [4, 'special'],
    [2, undefined],
    [3, undefined],
    [3, 'content'],
    [4, undefined],
  ]);
});

test('a channel without blocks is cards alone', () => {
  expect(insertedIn(toPieces([page(cards(1, 10)), page(cards(11, 10))], []))).toEqual([
    [5, undefined],
    [5, undefined],
    [5, undefined],
    [5, undefined],
  ]);
});

test('an item stands once: on top, and not again on a later page', () => {
  const pages = [page(cards(1, 3), cards(2, 1)), page(cards(3, 3))];
  expect(idsOf(toPieces(pages, []))).toEqual([
    ['p-2', 'p-1', 'p-3'],
    ['p-4', 'p-5'],
  ]);
});

test('blocks to read for a page: those that stand on it', () => {
  expect(blocksAmong(modules, 7)).toEqual([]);
  expect(blocksAmong(modules, 15)).toEqual([special]);
  expect(blocksAmong(modules, 40)).toEqual([special, content]);
});
