import { createSafeStorage } from '@share/environment';
import { TestPage } from '@share/islands/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLoginServices } from '../../testing/createLoginServices';
import { createLoginState } from '../mini-program-login/loginState';
import { LoginReceiver } from './LoginReceiver';

const storage = createSafeStorage(() => localStorage);
const siteOrigin = 'https://share.example.com';
const navigate = jest.fn();
const adopt = jest.fn();

const open = (fields: Record<string, string>) => {
  const fragment = new URLSearchParams(fields);
  window.history.replaceState(null, '', `/davmu/share/auth?t=1#${fragment}`);
  render(
    <TestPage services={createLoginServices({ storage, session: { adopt } })}>
      <LoginReceiver siteOrigin={siteOrigin} navigate={navigate} />
    </TestPage>,
  );
};
const begin = () => createLoginState(storage, () => 'state-1', Date.now());
const login = { token: 'a.b.c', user_id: 'u1', state: 'state-1' };

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  adopt.mockResolvedValue({ ok: true });
});

test('adopts the login and goes on to the page of the visitor', async () => {
  begin();
  open({ ...login, redirect: '/davmu/share/peony/doc/wetland1/index.html' });
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/davmu/share/peony/doc/wetland1/index.html'));
  expect(adopt).toHaveBeenCalledWith(expect.objectContaining({ token: 'a.b.c', userId: 'u1' }));
});

test('the token leaves the address at once', () => {
  begin();
  open(login);
  expect(window.location.href).not.toContain('a.b.c');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/elsewhere',
  'javascript:alert(1)',
])('never leads to %s', async (redirect) => {
  begin();
  open({ ...login, redirect });
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/davmu/share/'));
});

test('a login this browser has not started is not adopted', async () => {
  open(login);
  expect(await screen.findByRole('alert')).toHaveTextContent('登录信息已失效，请回到原来的页面重新登录。');
  expect(adopt).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/davmu/share/');
});

test('a login the platform refuses says why, and cannot be tried again', async () => {
  begin();
  adopt.mockResolvedValue({ ok: false, reason: 'refused', message: '账号已停用' });
  open(login);
  expect(await screen.findByRole('alert')).toHaveTextContent('账号已停用');
  expect(screen.getByRole('link', { name: '回到首页' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
});

describe('when the platform cannot be reached', () => {
  const redirect = '/davmu/share/peony/doc/wetland1/index.html';

  beforeEach(() => {
    begin();
    adopt.mockResolvedValueOnce({ ok: false, reason: 'network', message: '网络错误，请稍后重试～' });
  });

  test('the same login can be adopted again', async () => {
    open({ ...login, redirect });
    expect(await screen.findByRole('alert')).toHaveTextContent('网络错误，请稍后重试～');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(redirect));
    expect(adopt).toHaveBeenCalledTimes(2);
    expect(adopt).toHaveBeenLastCalledWith(expect.objectContaining({ token: 'a.b.c', userId: 'u1' }));
  });

  test.each([
    [redirect, '回到原来的页面', redirect],
    ['//evil.example', '回到首页', '/davmu/share/'],
  ])('the visitor may go on to %s without', async (given, name, href) => {
    open({ ...login, redirect: given });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });
});
