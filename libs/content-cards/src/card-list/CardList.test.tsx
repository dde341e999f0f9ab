import { render, screen } from '@testing-library/react';
import { CardList } from './CardList';

const card = (id: string, variant?: 'short-video' | 'audio') => ({
  id,
  href: `/${id}`,
  title: id,
  meta: [],
  variant,
});

const looks = () =>
  screen.getAllByRole('link').map(({ dataset }) => `${dataset['exposure']} ${dataset['look']}`);

test('short videos stand side by side; one on its own looks like a video', () => {
  render(
    <CardList
      cards={[
        card('a'),
        card('b', 'short-video'),
        card('c', 'audio'),
        card('d', 'short-video'),
        card('e', 'short-video'),
        card('f'),
      ]}
    />,
  );
  expect(looks()).toEqual([
    'a standard',
    'b video',
    'c audio',
    'd short-video',
    'e short-video',
    'f standard',
  ]);
  const [, b, , d, e] = screen.getAllByRole('link');
  expect(d?.parentElement).toBe(e?.parentElement);
  expect(d?.parentElement).not.toBe(b?.parentElement);
});

test('the same cards in another array are not rendered again', () => {
  const readTitle = jest.fn(() => 'a');
  const counted = Object.defineProperty(card('a'), 'title', { get: readTitle, enumerable: true });
  const { rerender } = render(<CardList cards={[counted]} />);
  const { length } = readTitle.mock.calls;
  expect(length).toBeGreaterThan(0);
  rerender(<CardList cards={[counted]} />);
  expect(readTitle).toHaveBeenCalledTimes(length);
  rerender(<CardList cards={[counted, card('b')]} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  rerender(<CardList cards={[card('c'), card('b')]} />);
  expect(looks()).toEqual(['c standard', 'b standard']);
});
