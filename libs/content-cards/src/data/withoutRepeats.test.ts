import { withoutRepeats } from './withoutRepeats';

test('each id once, in the order in which they came, as they are now', () => {
  const items = [{ id: 'a' }, { id: 'b', title: 'old' }, { id: 'b', title: 'new' }, { id: 'c' }];
  expect(withoutRepeats(items)).toEqual([{ id: 'a' }, { id: 'b', title: 'new' }, { id: 'c' }]);
});
