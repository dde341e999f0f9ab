import { createTestSession } from '@share/session/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../testing/renderInPage';
import { RouterControl } from './RouterControl';

const root = document.documentElement;
const show = () => {
  const onLoginRequired = jest.fn(() => 'closed' as const);
  const session = createTestSession({ onLoginRequired });
  const openMenu = jest.fn();
  renderInPage(<RouterControl title="白鹭回到了南岸" />, { session, page: { openMenu } });
  return { onLoginRequired, openMenu };
};

beforeEach(() => root.setAttribute('data-env', 'mini-program'));
afterEach(() => {
  root.removeAttribute('data-env');
  root.removeAttribute('data-signed-in');
  Reflect.deleteProperty(window, 'navigation');
});

test('is there in a mini program only', () => {
  show();
  expect(screen.getByText('白鹭回到了南岸')).toBeVisible();
  root.removeAttribute('data-env');
  expect(screen.getByText('白鹭回到了南岸')).not.toBeVisible();
});

test('goes back and forward, and opens the login', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const forward = jest.spyOn(window.history, 'forward').mockImplementation(() => undefined);
  const { onLoginRequired } = show();
  await userEvent.click(screen.getByRole('button', { name: '后退' }));
  await userEvent.click(screen.getByRole('button', { name: '前进' }));
  expect([back, forward].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(onLoginRequired).toHaveBeenCalledWith('login');
});

test.each([
  ['a visitor', false, ['后退', '前进', '登录', '导航'], '导航'],
  ['a visitor who is signed in', true, ['后退', '前进', '我的账号'], '我的账号'],
])('%s opens the menu by one button', async (_, isSignedIn, names, opener) => {
  root.toggleAttribute('data-signed-in', isSignedIn);
  const { openMenu } = show();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(names);
  expect(screen.getByRole('button', { name: opener })).toHaveAttribute('data-opens', 'navigation');
  await userEvent.click(screen.getByRole('button', { name: opener }));
  expect(openMenu).toHaveBeenCalledTimes(1);
});

test.each([
  ['where the browser knows there is nothing ahead', { canGoForward: false }, 'true'],
  ['where there is a page ahead', { canGoForward: true }, 'false'],
  ['where the browser does not say', undefined, 'false'],
])('前进 %s', (_, navigation, disabled) => {
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  show();
  expect(screen.getByRole('button', { name: '前进' })).toHaveAttribute('aria-disabled', disabled);
});
