import { createTestSession } from '@share/session/testing';
import { siteOrigin } from '@share/content-cards/testing';
import { TestPage } from '@share/islands/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline } from '../../testing/failures';
import { recordPage } from '../../testing/inviteFixture';
import { InviteRecord } from './InviteRecord';

const show = (getInviteRecord: jest.Mock, isLoggedIn = true) => {
  const session = createTestSession({ isLoggedIn, onLoginRequired: () => 'logged in' });
  render(
    <TestPage services={{ api: { getInviteRecord }, session }}>
      <InviteRecord siteOrigin={siteOrigin} />
    </TestPage>,
  );
  return session;
};

const recordOf = (count: number) => jest.fn(async (paging: object) => recordPage(count, paging));

test('a visitor can log in, and then sees who came', async () => {
  const getInviteRecord = recordOf(2);
  show(getInviteRecord, false);
  expect(getInviteRecord).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('老周1');
  expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
});

test('nothing of it is left after a logout', async () => {
  const session = show(recordOf(2));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await act(() => session.logout());
  await screen.findByRole('button', { name: '登录' });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('ten at a time', async () => {
  const getInviteRecord = recordOf(12);
  show(getInviteRecord);
  await userEvent.click(await screen.findByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  expect(getInviteRecord).toHaveBeenLastCalledWith({ page: 2, size: 10 });
});

test('no one has been invited yet', async () => {
  show(recordOf(0));
  expect(await screen.findByText('还没有人接受你的邀请')).toBeInTheDocument();
});

test('a record that could not be loaded is not called empty', async () => {
  show(jest.fn(offline));
  expect(await screen.findByRole('button', { name: '重新加载' })).toBeInTheDocument();
  expect(screen.queryByText('还没有人接受你的邀请')).not.toBeInTheDocument();
});
