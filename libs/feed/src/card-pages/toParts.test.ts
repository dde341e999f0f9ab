import type { CardView } from '@share/content-cards';
import { toParts } from './toParts';

const sizesOf = (variants: string) => {
  const cards = [...variants].map((letter, place) => ({
    id: String(place),
    ...(letter === 's' && { variant: 'short-video' }),
  }));
  return toParts(cards as CardView[]).map(({ length }) => length);
};

test.each([
  ['', []],
  ['aaa', [3]],
  ['aaaaaaaaaa', [5, 5]],
  ['aaaaaaa', [4, 3]],
  ['aaaassaaaa', [6, 4]],
  ['aaaasaaaaa', [5, 5]],
])('%s in parts', (cards, sizes) => expect(sizesOf(cards)).toEqual(sizes));
