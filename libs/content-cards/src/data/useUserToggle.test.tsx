import { ApiError } from '@share/api-client';
import { createPageActions, TestPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createCardServices } from '../../testing';
import { useUserToggle } from './useUserToggle';

const start = (isLoggedIn = true) => {
  const session = createTestSession({ isLoggedIn, onLoginRequired: () => 'logged in' });
  const page = createPageActions({ toast: jest.fn(), succeed: jest.fn() });
  const read = jest.fn(async () => true);
  const change = jest.fn(async (isOn: boolean) => isOn);
  const services = createCardServices({ session, page });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestPage services={services}>{children}</TestPage>
  );
  const successes = { on: 'followed', off: 'unfollowed' } as const;
  const { result } = renderHook(
    () => useUserToggle({ name: ['test', 'a'], action: 'test', read, change, successes }),
    { wrapper },
  );
  return { session, page, read, change, result, toggle: () => act(() => result.current.toggle()) };
};

test('what is so belongs to the visitor: a logout resets it, the state of the next visitor is loaded', async () => {
  const { read, result, session } = start();
  await waitFor(() => expect(result.current.isOn).toBe(true));
  await act(() => session.logout());
  expect(result.current.isOn).toBe(false);
  read.mockResolvedValue(false);
  await act(async () => void (await session.login({ tel: '13800000000', code: '123456' })));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(result.current.isOn).toBe(false);
});

test('the answer to the last visitor is not shown to the next, however late it comes', async () => {
  const { change, read, result, session } = start();
  await waitFor(() => expect(result.current.isOn).toBe(true));
  await act(() => result.current.toggle());
  let answer: (isOn: boolean) => void = () => undefined;
  change.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  act(() => void result.current.toggle());
  read.mockRejectedValue(new Error('down'));
  await act(() => session.logout());
  await act(async () => void (await session.adopt({ token: 't', userId: 'u-next' })));
  expect(result.current.isOn).toBe(false);
  await act(async () => answer(true));
  expect(result.current.isOn).toBe(false);
});

test('R20: a login that turns out to have ended is requested again, and the change is made after it', async () => {
  const { change, page, result, session, toggle } = start();
  await waitFor(() => expect(result.current.isOn).toBe(true));
  change.mockImplementationOnce(async () => {
    session.dropToken('user-token');
    throw new ApiError({ kind: 'unauthorized', message: '请先登录', code: 401 });
  });
  await toggle();
  expect(page.succeed).toHaveBeenCalledWith('unfollowed');
  expect(page.toast).not.toHaveBeenCalled();
});

test.each([
  ['business', []],
  ['aborted', []],
  ['network', [['网络错误，请稍后重试～']]],
  ['timeout', [['网络错误，请稍后重试～']]],
  ['server', []],
] as const)('R24: after a failure of kind %s it is as before, and says %j', async (kind, said) => {
  const { change, page, result, toggle } = start();
  await waitFor(() => expect(result.current.isOn).toBe(true));
  change.mockRejectedValue(new ApiError({ kind, message: '不行', code: 1 }));
  await toggle();
  expect(result.current).toMatchObject({ isOn: true, isBusy: false });
  expect(page.toast).toHaveBeenCalledTimes(said.length);
  expect((page.toast as jest.Mock).mock.calls).toEqual(said);
});
