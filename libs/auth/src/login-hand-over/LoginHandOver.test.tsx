import { createSafeStorage } from '@share/environment';
import { render, screen, waitFor } from '@testing-library/react';
import { createLoginState } from '../hand-over/createLoginState';
import { LoginHandOver } from './LoginHandOver';

const storage = createSafeStorage(() => localStorage);
const siteOrigin = 'https://share.example.com';
const leaveFor = jest.fn();
const adopt = jest.fn();

const open = (fields: Record<string, string>) => {
  const fragment = new URLSearchParams(fields);
  window.history.replaceState(null, '', `/davmu/share/auth?t=1#${fragment}`);
  render(<LoginHandOver {...{ siteOrigin, storage, leaveFor }} session={{ adopt }} />);
};
const begin = () => createLoginState(storage, () => 'state-1', Date.now());
const login = { token: 'a.b.c', user_id: 'u1', state: 'state-1' };

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  adopt.mockResolvedValue({ ok: true });
});

test('takes the login over and goes on to the page of the reader', async () => {
  begin();
  open({ ...login, redirect: '/davmu/share/peony/doc/wetland1/index.html' });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/davmu/share/peony/doc/wetland1/index.html'));
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
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/davmu/share/'));
});

test('a login this browser has not begun is not taken over', async () => {
  open(login);
  expect(await screen.findByRole('alert')).toHaveTextContent('登录信息已失效，请回到原来的页面重新登录。');
  expect(adopt).not.toHaveBeenCalled();
  expect(leaveFor).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/davmu/share/');
});

test('a login the platform refuses says why', async () => {
  begin();
  adopt.mockResolvedValue({ ok: false, reason: 'refused', message: '账号已停用' });
  open(login);
  expect(await screen.findByRole('alert')).toHaveTextContent('账号已停用');
});
