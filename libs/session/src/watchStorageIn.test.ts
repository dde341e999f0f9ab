import { watchStorageIn } from './watchStorageIn';

test('tells of another tab, and of the return to a page that was kept', () => {
  const onChange = jest.fn();
  watchStorageIn(window)(onChange);
  window.dispatchEvent(new Event('storage'));
  window.dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledTimes(2);
});
