/** @jest-environment node */
import * as entry from './document';
import { choices, inertIsland } from './document';

test('can be imported without a DOM, and has no name that the code of a page does not need', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.values(entry).filter((value) => typeof value === 'function')).toEqual([
    entry.announceOpenApp,
    entry.hideDialog,
    entry.showDialog,
  ]);
});

test('the usual choice comes first, and an island is inert until it is ready', () => {
  expect([choices.size[0], choices.theme[0]]).toEqual(['standard', 'system']);
  expect(inertIsland).toBe('[data-island]:not([data-ready])');
});

test('attributes and marks have a name each, but for two of different elements', () => {
  const names = Object.values(entry).filter((value) => typeof value === 'string' && /^data-\w/.test(value));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual(['data-opens']);
});
