import { holdReadingPosition } from './holdReadingPosition';

const root = document.documentElement;
const scrollBy = jest.fn();

/** Gives a paragraph a box that doubles with the change of size. */
const place = (id: string, top: number, height: number) => {
  const box = () => {
    const scale = root.dataset.size ? 2 : 1;
    return { top: top * scale, height: height * scale, bottom: (top + height) * scale } as DOMRect;
  };
  document.getElementById(id)!.getBoundingClientRect = box;
};

const enlarge = () => holdReadingPosition(root, () => void (root.dataset.size = 'elder'));

beforeEach(() => {
  document.body.innerHTML = '<main><p id="above"></p><p id="read"></p></main>';
  delete root.dataset.size;
  window.scrollBy = scrollBy.mockReset();
  Object.assign(window, { scrollY: 500 });
  place('above', -300, 200);
});

test.each([
  ['stands below the edge of the screen: its beginning stays', 40, 40],
  ['has begun above: as much of it stays above', -25, 0],
])('the first piece in view %s', (_, top, moved) => {
  place('read', top, 100);
  enlarge();
  expect(scrollBy).toHaveBeenCalledWith({ top: moved, behavior: 'instant' });
});

test('a page that is not scrolled stays where it is', () => {
  Object.assign(window, { scrollY: 0 });
  place('read', 40, 100);
  enlarge();
  expect(root.dataset.size).toBe('elder');
  expect(scrollBy).not.toHaveBeenCalled();
});
