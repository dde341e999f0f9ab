import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createTestSession } from '../testing';
import { startSession, storeLogin } from '../testing/startSession';
import { noSession } from './noSession';
import { useIsLoggedIn, useUser } from './react';
import type { Session } from './Session';

const Status = ({ session }: { session: Session }) => (
  <p>
    {String(useIsLoggedIn(session))} {useUser(session)?.alias ?? 'logged out'}
  </p>
);

afterEach(() => localStorage.clear());

test('markup rendered logged out hydrates without a mismatch when a login is stored', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Status session={noSession} />);
  expect(container).toHaveTextContent('false logged out');
  document.body.append(container);
  storeLogin('user-token');
  const session = startSession();
  expect(session.store.getState().isLoggedIn).toBe(true);
  const onRecoverableError = jest.fn();
  render(<Status session={session} />, { container, hydrate: true, onRecoverableError });
  expect(await screen.findByText('true 小满')).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('the hooks follow login and logout', async () => {
  const session = createTestSession();
  const { result } = renderHook(() => [useIsLoggedIn(session), useUser(session)?.alias]);
  expect(result.current).toEqual([false, undefined]);
  await act(() => session.adopt({ token: 't', userId: 'u' }));
  expect(result.current).toEqual([true, '小满']);
  await act(() => session.logout());
  expect(result.current).toEqual([false, undefined]);
});
