import { createOverlays } from './createOverlays';

test('hydrates the island of the panel and keeps the request until the island is there', () => {
  const hydrate = jest.fn();
  const overlays = createOverlays(hydrate);
  expect(hydrate).not.toHaveBeenCalled();
  overlays.open({ name: 'login', action: 'comment' });
  expect(hydrate.mock.calls).toEqual([['login']]);
  expect(overlays.store.getState().panels).toEqual([{ name: 'login', action: 'comment' }]);
});

test('a panel may lie on another one, which is still there afterwards', () => {
  const overlays = createOverlays(jest.fn());
  const onChange = jest.fn();
  const end = overlays.store.subscribe(onChange);
  const report = { name: 'report', target: { type: 'content', id: 'wetland1' } } as const;
  overlays.open(report);
  overlays.open({ name: 'login', action: 'report' });
  expect(overlays.store.getState().panels).toEqual([report, { name: 'login', action: 'report' }]);
  overlays.close('login');
  expect(overlays.store.getState().panels).toEqual([report]);
  expect(onChange).toHaveBeenCalledTimes(3);
  end();
  overlays.close('report');
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('a panel that is open is not opened twice', () => {
  const overlays = createOverlays(jest.fn());
  overlays.open({ name: 'openApp', answer: { action: '点赞' } });
  overlays.open({ name: 'openApp', answer: { success: 'collected' } });
  expect(overlays.store.getState().panels).toEqual([{ name: 'openApp', answer: { success: 'collected' } }]);
});

test('an alert differs from other messages', () => {
  const hydrate = jest.fn();
  const overlays = createOverlays(hydrate);
  overlays.alert('没有送达');
  expect(overlays.store.getState().message).toEqual({ text: '没有送达', role: 'alert' });
  overlays.toast('链接已复制');
  expect(overlays.store.getState().message).toEqual({ text: '链接已复制', role: 'status' });
  expect(hydrate.mock.calls).toEqual([['overlays'], ['overlays']]);
});

test('the same message again is a new message', () => {
  const overlays = createOverlays(jest.fn());
  overlays.toast('链接已复制');
  const first = overlays.store.getState().message;
  overlays.toast('链接已复制');
  expect(overlays.store.getState().message).toEqual(first);
  expect(overlays.store.getState().message).not.toBe(first);
});
