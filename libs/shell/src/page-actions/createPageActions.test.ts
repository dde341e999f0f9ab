import { createOverlays } from '../overlays/createOverlays';
import { createPageActions } from './createPageActions';

const start = ({ isInApp = false, isDeclined = false }) => {
  const overlays = createOverlays(() => undefined);
  const page = createPageActions({
    overlays,
    successRule: { offersApp: () => !isDeclined, isDeclined: () => isDeclined, decline: () => undefined },
    openApp: () => undefined,
    isInApp: () => isInApp,
  });
  return { page, shown: () => overlays.store.getState() };
};

describe('offerApp', () => {
  test('opens the dialog', () => {
    const { page, shown } = start({});
    page.offerApp('点赞');
    expect(shown().panels).toEqual([{ name: 'openApp', answer: { action: '点赞' } }]);
  });

  test.each([
    ['in the app itself', { isInApp: true }],
    ['after 再考虑下', { isDeclined: true }],
  ])('%s it only says where', (_name, situation) => {
    const { page, shown } = start(situation);
    page.offerApp('点赞');
    expect(shown().panels).toEqual([]);
    expect(shown().message?.text).toBe('请在App里点赞');
  });
});

test('a success offers the app; after a comment only when the visitor has seen it', () => {
  jest.useFakeTimers();
  const { page, shown } = start({});
  page.succeed('collected');
  expect(shown().panels).toEqual([{ name: 'openApp', answer: { success: 'collected' } }]);
  page.succeed('commentPublished');
  jest.advanceTimersByTime(1199);
  expect(shown().panels).toEqual([{ name: 'openApp', answer: { success: 'collected' } }]);
  jest.advanceTimersByTime(1);
  expect(shown().panels).toEqual([{ name: 'openApp', answer: { success: 'commentPublished' } }]);
  jest.useRealTimers();
});

test('a panel that opens takes the message away, which it would dim', () => {
  const { page, shown } = start({});
  page.toast('链接已复制');
  page.share();
  expect(shown().message).toBeNull();
});

test('share opens the panel', () => {
  const { page, shown } = start({});
  page.share();
  expect(shown().panels).toEqual([{ name: 'share' }]);
});
