import { keepAbove } from './keepAbove';

const boxAt = (selector: string, box: Partial<DOMRect>) => {
  document.querySelector(selector)!.getBoundingClientRect = () => box as DOMRect;
};
const scrollBy = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button></button><footer><form data-open></form></footer>';
  Object.assign(window, { scrollBy: scrollBy.mockReset() });
});
afterEach(() => jest.useRealTimers());

const keep = () => keepAbove(document.querySelector('button')!, window);

test('what is answered comes above the bar, again when the keyboard lifts it', () => {
  boxAt('button', { bottom: 600 });
  boxAt('form', { top: 520 });
  keep();
  jest.advanceTimersByTime(50);
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 80, behavior: 'instant' });
  boxAt('form', { top: 260 });
  jest.advanceTimersByTime(300);
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 340, behavior: 'instant' });
});

test.each([
  ['that stands above it already', 300, '<form data-open></form>'],
  ['while no bar is open', 600, '<form></form>'],
])('nothing moves %s', (_name, bottom, form) => {
  document.querySelector('footer')!.innerHTML = form;
  boxAt('button', { bottom });
  boxAt('form', { top: 520 });
  keep();
  jest.runAllTimers();
  expect(scrollBy).not.toHaveBeenCalled();
});
