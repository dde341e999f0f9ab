import { render, screen } from '@testing-library/react';
import { CardPages } from './CardPages';

const pages = (count: number) =>
  Array.from({ length: count }, (_, page) =>
    ['上', '下'].map((part) => <p key={part}>{`${page} ${part}`}</p>),
  );

const shown = () => screen.queryAllByText(/上|下/).map(({ textContent }) => textContent);
const added = () => document.querySelectorAll('[data-added]').length;

test('parts that are added come one in a frame, those that were there at once', async () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  const { rerender } = render(<CardPages name="list" pages={pages(2)} />);
  expect(shown()).toEqual(['0 上', '0 下', '1 上', '1 下']);
  expect(frames).not.toHaveBeenCalled();
  rerender(<CardPages name="list" pages={pages(3)} />);
  expect(shown()).toHaveLength(5);
  expect(frames).toHaveBeenCalledTimes(1);
  await screen.findByText('2 下');
  expect(added()).toBe(2);
  expect(frames).toHaveBeenCalledTimes(1);
});
