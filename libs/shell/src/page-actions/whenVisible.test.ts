import { whenVisible } from './whenVisible';

const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => setHidden(false));

test('a visible page acts at once, and only then', () => {
  const act = jest.fn();
  whenVisible(act);
  expect(act).toHaveBeenCalledTimes(1);
  setHidden(true);
  setHidden(false);
  expect(act).toHaveBeenCalledTimes(1);
});

test('R38: a hidden page acts when the visitor is back, once, however often it was requested', () => {
  const act = jest.fn();
  setHidden(true);
  whenVisible(act);
  whenVisible(act);
  expect(act).not.toHaveBeenCalled();
  setHidden(false);
  setHidden(true);
  setHidden(false);
  expect(act).toHaveBeenCalledTimes(1);
});
