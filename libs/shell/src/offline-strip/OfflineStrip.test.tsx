import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StickyHeader } from '../page-frame/StickyHeader';
import { markOffline } from './markOffline';
import { OfflineStrip } from './OfflineStrip';

const become = (onLine: boolean) => {
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: onLine });
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};
const strip = () => screen.getByText('当前没有网络，正在显示已保存的内容');

let stop = () => undefined as void;
afterEach(() => {
  become(true);
  stop();
});

test('says so while there is no network, until the watch is stopped', () => {
  render(<OfflineStrip />);
  stop = markOffline(window);
  expect(strip()).not.toBeVisible();
  become(false);
  expect(strip()).toBeVisible();
  become(true);
  expect(strip()).not.toBeVisible();
  stop();
  become(false);
  expect(strip()).not.toBeVisible();
});

test('can be put away until the next time', async () => {
  render(<OfflineStrip />);
  stop = markOffline(window);
  become(false);
  await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(strip()).not.toBeVisible();
  become(false);
  expect(strip()).not.toBeVisible();
  become(true);
  become(false);
  expect(strip()).toBeVisible();
});

test('is outside the flow of the page: nothing moves when it comes', () => {
  render(<StickyHeader>页头</StickyHeader>);
  stop = markOffline(window);
  become(false);
  expect(strip()).toBeVisible();
  const place = strip().closest('[data-sticky-header] > div')!;
  expect(getComputedStyle(place).position).toBe('absolute');
});
