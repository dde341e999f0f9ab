import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../testing/renderInPage';
import { siteFixture } from '../../testing/siteFixture';
import { OverlayHeader } from './OverlayHeader';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('data-offer');
  root.removeAttribute('data-env');
});

const show = (page = {}) => renderInPage(<OverlayHeader site={siteFixture} />, { page });

test('R72: the logo leads home, 打开 to the app, and the menu opens', async () => {
  const page = { openApp: jest.fn(), openMenu: jest.fn() };
  show(page);
  expect(screen.getByRole('link', { name: '云浦新闻' })).toHaveAttribute('href', siteFixture.homeHref);
  const open = screen.getByRole('link', { name: '打开' });
  expect(open).toHaveAttribute('href', siteFixture.openAppHref);
  expect(open).toHaveAttribute('data-open-app');
  await userEvent.click(open);
  await userEvent.click(screen.getByRole('button', { name: '导航' }));
  expect(page.openApp).toHaveBeenCalledTimes(1);
  expect(page.openMenu).toHaveBeenCalledTimes(1);
});

test.each([
  ['after ×', 'data-offer', 'dismissed'],
  ['in the own client', 'data-env', 'client'],
])('%s only the offer is gone', (_name, mark, value) => {
  root.setAttribute(mark, value);
  show();
  expect(screen.queryByRole('link', { name: '打开' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '云浦新闻' })).toBeVisible();
  expect(screen.getByRole('button', { name: '导航' })).toBeVisible();
});

test('× takes the offer away', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: '关闭推荐' }));
  expect(root).toHaveAttribute('data-offer', 'dismissed');
});

test('a mini program, which has a bar of its own, does not show it', () => {
  root.setAttribute('data-env', 'mini-program');
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [1, 0, false],
  [3, 1, true],
])('with %d pages behind it the way back goes back %d times, else home', (length, times, isPrevented) => {
  show();
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);
  const link = screen.getByRole('link', { name: '返回' });
  expect(link).toHaveAttribute('href', siteFixture.homeHref);
  let wasPrevented = false;
  const stayHere = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stayHere, { once: true });
  fireEvent.click(link);
  expect(back).toHaveBeenCalledTimes(times);
  expect(wasPrevented).toBe(isPrevented);
  jest.restoreAllMocks();
});
