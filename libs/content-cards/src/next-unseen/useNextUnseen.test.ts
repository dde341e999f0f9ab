import { renderHook } from '@testing-library/react';
import { useNextUnseen } from './useNextUnseen';

const nexts = [{ id: 'b' }, { id: 'c' }];
const nextAfter = (itemId: string, given = nexts) =>
  renderHook(() => useNextUnseen(itemId, given)).result.current?.id;

beforeEach(() => sessionStorage.clear());

test('the nearest one, as the server shows it', () => {
  expect(nextAfter('a')).toBe('b');
});

test('what was seen in this tab is passed over', () => {
  nextAfter('b');
  expect(nextAfter('a')).toBe('c');
});

test('when all were seen, it begins anew', () => {
  nextAfter('b');
  nextAfter('c');
  expect(nextAfter('a')).toBe('b');
});

test('nothing leads on where there is nothing', () => {
  expect(nextAfter('a', [])).toBeUndefined();
});

test.each(['[', '{}', '[1,null]'])('%s in the storage counts as nothing seen', (stored) => {
  sessionStorage.setItem('short-videos:seen', stored);
  expect(nextAfter('a')).toBe('b');
});
