import { whenInSight } from './whenInSight';

const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => setHidden(false));

test('a page in sight acts at once, and no more', () => {
  const act = jest.fn();
  whenInSight(act);
  expect(act).toHaveBeenCalledTimes(1);
  setHidden(true);
  setHidden(false);
  expect(act).toHaveBeenCalledTimes(1);
});

test('R38: a page out of sight acts when the reader is back, once, however often it was asked', () => {
  const act = jest.fn();
  setHidden(true);
  whenInSight(act);
  whenInSight(act);
  expect(act).not.toHaveBeenCalled();
  setHidden(false);
  setHidden(true);
  setHidden(false);
  expect(act).toHaveBeenCalledTimes(1);
});
