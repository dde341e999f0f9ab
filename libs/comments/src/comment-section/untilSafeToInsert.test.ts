import { untilSafeToInsert } from './untilSafeToInsert';

const section = document.createElement('section');
const height = window.innerHeight;

/** Begins and ends at these parts of the screen's height. */
const setPosition = (top: number, bottom: number) => {
  section.getBoundingClientRect = () => ({ top: top * height, bottom: bottom * height }) as DOMRect;
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const start = () => {
  const done = jest.fn();
  return { done, wait: untilSafeToInsert(section, window).then(done) };
};

test.each([
  ['below the screen', 1.1, 3],
  ['at the top, where #comments leads', 0, 2],
  ['above the screen', -1, 1.5],
  ['in the upper half', 0.3, 2],
  ['in the lower half and ends on the screen: there is nowhere to scroll', 0.7, 0.9],
])('does not wait for a discussion that begins %s', async (_, top, bottom) => {
  setPosition(top, bottom);
  await start().wait;
});

test('waits in the lower half of the screen until the visitor scrolls on', async () => {
  setPosition(0.7, 2);
  const { done, wait } = start();
  await nextFrame();
  setPosition(0.6, 2);
  window.dispatchEvent(new Event('scroll'));
  await nextFrame();
  await nextFrame();
  expect(done).not.toHaveBeenCalled();
  setPosition(0.4, 2);
  window.dispatchEvent(new Event('scroll'));
  await wait;
});

test('waits while the page scrolls, for a frame in which it stands still', async () => {
  setPosition(1.1, 3);
  const { done, wait } = start();
  for (const top of [1.2, 0.4, 0.3, 0.2]) {
    setPosition(top, 3);
    await nextFrame();
    expect(done).not.toHaveBeenCalled();
  }
  await wait;
});
