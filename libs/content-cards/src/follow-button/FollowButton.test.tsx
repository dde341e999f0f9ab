import { ApiError } from '@share/api-client';
import { createPageActions, TestPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCardServices, createCardsApi } from '../../testing';
import { FollowButton } from './FollowButton';

interface Situation {
  isLoggedIn?: boolean;
  isFollowed?: boolean;
  becomes?: 'logged in' | 'closed';
}

const start = ({ isLoggedIn = true, isFollowed = false, becomes = 'closed' }: Situation = {}) => {
  const session = createTestSession({ isLoggedIn, onLoginRequired: () => becomes });
  const api = {
    getFollowState: jest.fn(async () => ({ is_follow: isFollowed })),
    changeFollow: jest.fn(async ({ type }: { type: 0 | 1 }) => ({ is_follow: type === 1 })),
  };
  const page = createPageActions({ succeed: jest.fn(), toast: jest.fn() });
  const report = jest.fn();
  render(
    <TestPage services={createCardServices({ api: { ...createCardsApi(), ...api }, session, page, report })}>
      <FollowButton accountId="m-1" />
      <FollowButton accountId="m-1" />
    </TestPage>,
  );
  return { api, page, report, session };
};

const buttons = () => screen.getAllByRole('button', { name: '关注' });
const tap = () => userEvent.click(buttons()[0] as HTMLElement);
const allPressed = (pressed: boolean) =>
  waitFor(() => {
    for (const button of buttons()) expect(button).toHaveAttribute('aria-pressed', String(pressed));
  });

test('the state of a visitor who is not logged in is not loaded', () => {
  const { api } = start({ isLoggedIn: false });
  expect(buttons()[0]).toHaveTextContent('关注');
  expect(api.getFollowState).not.toHaveBeenCalled();
});

test('both buttons of an account show what is so, read once', async () => {
  const { api } = start({ isFollowed: true });
  await allPressed(true);
  for (const button of buttons()) expect(button.firstElementChild).toHaveTextContent(/^已关注$/);
  expect(api.getFollowState).toHaveBeenCalledTimes(1);
});

test('one answer serves the islands at the head and at the end of an article, whenever the second one hydrates', async () => {
  const api = Object.assign(createCardsApi(), { isFollowed: true });
  const getFollowState = jest.spyOn(api, 'getFollowState');
  const services = createCardServices({ api, session: createTestSession({ isLoggedIn: true }) });
  const hydrate = () =>
    render(
      <TestPage services={services}>
        <FollowButton accountId="m-1" />
      </TestPage>,
    );
  hydrate();
  await allPressed(true);
  hydrate();
  expect(buttons()).toHaveLength(2);
  await allPressed(true);
  expect(getFollowState).toHaveBeenCalledTimes(1);
});

test('follows, and stops following', async () => {
  const { api, page } = start();
  await tap();
  await allPressed(true);
  expect(api.changeFollow).toHaveBeenLastCalledWith({ uid: 'm-1', type: 1 });
  expect(page.succeed).toHaveBeenLastCalledWith('followed');
  await tap();
  await allPressed(false);
  expect(api.changeFollow).toHaveBeenLastCalledWith({ uid: 'm-1', type: 0 });
  expect(page.succeed).toHaveBeenLastCalledWith('unfollowed');
});

test('an answer without a state means that the wish is done', async () => {
  const { api, page } = start();
  api.changeFollow.mockResolvedValue(null as never);
  await tap();
  await waitFor(() => expect(page.succeed).toHaveBeenCalledWith('followed'));
  await allPressed(true);
});

test('R42: what the platform has done is counted once, what it refuses is not', async () => {
  const { api, report } = start();
  await tap();
  await allPressed(true);
  await tap();
  await allPressed(false);
  api.changeFollow.mockRejectedValue(new ApiError({ kind: 'business', message: '不行', code: 1 }));
  await tap();
  await allPressed(false);
  expect(report.mock.calls).toEqual([
    ['follow', { ids: ['m-1'], extras: { on: true } }],
    ['follow', { ids: ['m-1'], extras: { on: false } }],
  ]);
});

test('shows the wish at once and takes a second tap only when it is done', async () => {
  const { api } = start();
  let finish = () => undefined as void;
  api.changeFollow.mockReturnValue(new Promise((resolve) => (finish = () => resolve({ is_follow: true }))));
  await tap();
  await allPressed(true);
  expect(buttons()[0]).toHaveAttribute('aria-busy', 'true');
  await tap();
  expect(api.changeFollow).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(buttons()[0]).toHaveAttribute('aria-busy', 'false');
});

test('goes on after a login', async () => {
  const { api, page } = start({ isLoggedIn: false, becomes: 'logged in' });
  api.getFollowState.mockReturnValue(new Promise(() => undefined));
  await tap();
  await allPressed(true);
  expect(page.succeed).toHaveBeenCalledWith('followed');
});

test('is unchanged when the login is cancelled', async () => {
  const { api, page } = start({ isLoggedIn: false });
  await tap();
  expect(api.changeFollow).not.toHaveBeenCalled();
  expect(page.succeed).not.toHaveBeenCalled();
  await waitFor(() => expect(buttons()[0]).toHaveAttribute('aria-busy', 'false'));
});

test.each([
  ['business', 0],
  ['network', 1],
] as const)(
  'R24: after a failure of kind %s it is as before, and %i message is shown',
  async (kind, count) => {
    const { api, page } = start();
    api.changeFollow.mockRejectedValue(new ApiError({ kind, message: '不行', code: 1 }));
    await tap();
    await allPressed(false);
    await waitFor(() => expect(buttons()[0]).toHaveAttribute('aria-busy', 'false'));
    expect(page.succeed).not.toHaveBeenCalled();
    expect(page.toast).toHaveBeenCalledTimes(count);
  },
);

test('forgets who was followed when the visitor logs out', async () => {
  const { session } = start({ isFollowed: true });
  await allPressed(true);
  await act(() => session.logout());
  await allPressed(false);
});
