import { createSafeStorage } from '@share/environment';
import { startPageScript } from '@share/environment/testing';
import { createAppearance } from './createAppearance';

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
  const appearance = create();
  appearance.setSize('elder');
  appearance.setTheme('dark');
  expect(marks()).toEqual(['elder', 'dark']);
  expect(appearance.store.getState()).toEqual({ size: 'elder', theme: 'dark' });
  expect(create().store.getState()).toEqual({ size: 'elder', theme: 'dark' });
  expect([localStorage.getItem('share:size'), localStorage.getItem('share:theme')]).toEqual([
    'elder',
    'dark',
  ]);
});

test('the defaults leave no mark', () => {
  const { setSize, setTheme } = create();
  setSize('max');
  setSize('standard');
  setTheme('system');
  expect(marks()).toEqual([null, null]);
});

test.each([null, 'huge', '<b>', 'LARGE'])('%s in the storage counts as nothing chosen', (value) => {
  if (value !== null) {
    localStorage.setItem('share:size', value);
    localStorage.setItem('share:theme', value);
  }
  expect(create().store.getState()).toEqual({ size: 'standard', theme: 'system' });
});

test('hydration starts with the defaults, whatever is chosen', () => {
  localStorage.setItem('share:size', 'max');
  expect(create().store.getInitialState()).toEqual({ size: 'standard', theme: 'system' });
});

test.each([
  ['other tabs', () => window.dispatchEvent(new Event('storage'))],
  ['later pages', () => window.dispatchEvent(new Event('pageshow'))],
  ['early choices', () => window.__page.emit('choice')],
])('follows %s', (_name, announce) => {
  startPageScript();
  const appearance = create();
  appearance.follow(window);
  localStorage.setItem('share:size', 'large');
  announce();
  expect(marks()).toEqual(['large', null]);
  expect(appearance.store.getState().size).toBe('large');
});
