import { createSafeStorage } from '@share/environment';
import { appearanceKeys, createAppearance } from './createAppearance';

const root = document.documentElement;
const create = () =>
  createAppearance(
    createSafeStorage(() => localStorage),
    root,
  );
const marks = () => [root.getAttribute('data-size'), root.getAttribute('data-theme')];

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-size');
  root.removeAttribute('data-theme');
});

test('a choice shows at once and is there on the next page', () => {
  create().setSize('elder');
  create().setTheme('dark');
  expect(marks()).toEqual(['elder', 'dark']);
  expect([create().size(), create().theme()]).toEqual(['elder', 'dark']);
  expect(appearanceKeys).toEqual({ size: 'share:size', theme: 'share:theme' });
  expect(localStorage.getItem('share:size')).toBe('elder');
});

test('what is usual leaves no mark', () => {
  create().setSize('max');
  create().setSize('standard');
  create().setTheme('system');
  expect(marks()).toEqual([null, null]);
});

test.each([null, 'huge', '<b>', 'LARGE'])('%s in the storage counts as nothing chosen', (value) => {
  if (value !== null) {
    localStorage.setItem(appearanceKeys.size, value);
    localStorage.setItem(appearanceKeys.theme, value);
  }
  expect([create().size(), create().theme()]).toEqual(['standard', 'system']);
});

test('tells every part of the page, whichever of them made the change', () => {
  const onChange = jest.fn();
  const stop = create().subscribe(onChange);
  create().setSize('large');
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  create().setSize('max');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each(['storage', 'pageshow'])(
  'follows other tabs and pages come back to (%s), until told not to',
  (event) => {
    const stop = create().follow(window);
    localStorage.setItem(appearanceKeys.size, 'large');
    window.dispatchEvent(new Event(event));
    expect(marks()).toEqual(['large', null]);
    stop();
    localStorage.setItem(appearanceKeys.size, 'max');
    window.dispatchEvent(new Event(event));
    expect(marks()).toEqual(['large', null]);
  },
);
