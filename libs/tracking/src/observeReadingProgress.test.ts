import { observeReadingProgress } from './observeReadingProgress';

const article = document.createElement('article');
const text = document.createElement('div');
text.dataset['articleBody'] = '';
article.append(text);
let box = { top: 0, height: 2000 };
article.getBoundingClientRect = () => box as DOMRect;
/* Notes of 400 px follow the text. */
text.getBoundingClientRect = () => ({ bottom: box.top + box.height - 400 }) as DOMRect;

let frames: FrameRequestCallback[] = [];
const runFrame = () => {
  for (const frame of frames.splice(0)) frame(0);
};

let seen: number[] = [];
let ways: number[] = [];
let stop: () => void;

beforeEach(() => {
  seen = [];
  ways = [];
  frames = [];
  box = { top: 100, height: 2000 };
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 600 });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frames = [];
  });
  stop = observeReadingProgress(article, window, ({ percent, way }) => {
    seen.push(percent);
    ways.push(way);
  });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

describe('observeReadingProgress', () => {
  it('measures at once what is visible without scrolling', () => {
    runFrame();
    expect(seen).toEqual([25]);
  });

  it.each([
    [600, 0],
    [900, 0],
    [-400, 50],
    [-1400, 100],
    [-5000, 100],
  ])('an article whose top is at %i px is read to %i %%', (top, percent) => {
    box.top = top;
    runFrame();
    expect(seen).toEqual([percent]);
  });

  it.each([
    [0, 0],
    [550, 50],
    [1100, 100],
    [3000, 100],
  ])('a page scrolled by %i px is %i %% of the way to the end of the text', (scrollY, way) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
    box.top = 100 - scrollY;
    runFrame();
    expect(ways).toEqual([way]);
  });

  it('a text that fits the window has no way', () => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
    box = { top: 100, height: 800 };
    runFrame();
    expect(ways).toEqual([0]);
  });

  it('measures once per frame, however often the page scrolls', () => {
    runFrame();
    for (let index = 0; index < 20; index += 1) window.dispatchEvent(new Event('scroll'));
    expect(frames).toHaveLength(1);
    runFrame();
    expect(seen).toHaveLength(2);
  });

  it.each(['resize', 'pageshow'])('measures anew on %s', (event) => {
    runFrame();
    window.dispatchEvent(new Event(event));
    runFrame();
    expect(seen).toHaveLength(2);
  });

  it('reports nothing for an article without height', () => {
    box.height = 0;
    runFrame();
    expect(seen).toEqual([]);
  });

  it('cancels a scheduled measurement when it is stopped', () => {
    stop();
    runFrame();
    window.dispatchEvent(new Event('scroll'));
    expect(frames).toEqual([]);
    expect(seen).toEqual([]);
  });
});

describe('an article whose pictures stand in a row', () => {
  const row = document.createElement('ul');
  const setRow = (shown: { clientWidth: number; scrollLeft: number }) => {
    for (const [name, value] of Object.entries(shown))
      Object.defineProperty(row, name, { configurable: true, value });
  };
  const gallery = document.createElement('article');
  gallery.getBoundingClientRect = () => ({ top: 0, height: 600 }) as DOMRect;
  row.dataset['readingRow'] = '';
  row.innerHTML = '<li></li>'.repeat(8);
  gallery.append(row);

  beforeEach(() => {
    document.body.append(gallery);
    setRow({ clientWidth: 375, scrollLeft: 0 });
    stop();
    stop = observeReadingProgress(gallery, window, ({ percent }) => seen.push(percent));
  });
  afterEach(() => gallery.remove());

  it('is read up to the picture in view, though it fits the window', () => {
    runFrame();
    setRow({ clientWidth: 375, scrollLeft: 2.8 * 375 });
    row.dispatchEvent(new Event('scroll'));
    runFrame();
    setRow({ clientWidth: 375, scrollLeft: 7 * 375 });
    row.dispatchEvent(new Event('scroll'));
    runFrame();
    expect(seen).toEqual([12.5, 50, 100]);
  });

  it('is not read before its warning has been opened', () => {
    setRow({ clientWidth: 0, scrollLeft: 0 });
    runFrame();
    expect(seen).toEqual([]);
    setRow({ clientWidth: 375, scrollLeft: 0 });
    gallery.dispatchEvent(new Event('toggle'));
    runFrame();
    expect(seen).toEqual([12.5]);
  });
});
