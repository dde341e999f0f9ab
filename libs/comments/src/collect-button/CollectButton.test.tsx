import { ApiError } from '@share/api-client';
import { createPageActions, TestPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, threads } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices } from '../../testing/createCommentServices';
import type { CommentServices } from '../data/CommentServices';
import { CollectButton } from './CollectButton';

const setUp = (given: Partial<Pick<CommentServices, 'session'>> = {}, api = createCommentsApi(threads)) => {
  const page = createPageActions({ say: jest.fn(), succeed: jest.fn() });
  const services = createCommentServices({ api, page, ...given });
  render(
    <TestPage services={services}>
      <CollectButton item={item} />
      <CollectButton item={item} variant="pill" />
    </TestPage>,
  );
  return { api, page, session: services.session };
};

/** Icon and pill show the same. */
const pressed = () =>
  screen.getAllByRole('button', { name: '收藏' }).map((button) => button.getAttribute('aria-pressed'));
const tap = () => userEvent.click(screen.getAllByRole('button', { name: '收藏' })[0]!);

test('adds and takes back, says so, and all places show it', async () => {
  const { api, page } = setUp();
  const changeCollection = jest.spyOn(api, 'changeCollection');
  await tap();
  expect(pressed()).toEqual(['true', 'true']);
  expect(changeCollection).toHaveBeenLastCalledWith({
    id: 'wetland1',
    type: 'add',
    track_id: 'track-1',
    cid: 'wetland1',
  });
  await waitFor(() => expect(page.succeed).toHaveBeenCalledWith('collected'));
  await tap();
  await waitFor(() => expect(page.succeed).toHaveBeenLastCalledWith('uncollected'));
  expect(pressed()).toEqual(['false', 'false']);
});

test('a reader sees what was collected before; a logout resets it, a login as somebody else asks again', async () => {
  const api = Object.assign(createCommentsApi(threads), { isCollected: true });
  const getUserRelation = jest.spyOn(api, 'getUserRelation');
  const { session } = setUp({}, api);
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  expect(getUserRelation).toHaveBeenCalledWith({ type: 'article', post_id: 'wetland1' });
  await act(() => session.logout());
  expect(pressed()).toEqual(['false', 'false']);
  api.isCollected = false;
  await act(async () => void (await session.login({ tel: '13800000000', code: '123456' })));
  await waitFor(() => expect(getUserRelation).toHaveBeenCalledTimes(2));
  expect(pressed()).toEqual(['false', 'false']);
});

test('R66: logged out, it asks for a login and goes on after it', async () => {
  const session = createTestSession({ onLoginRequired: () => 'logged in' });
  const { api, page } = setUp({ session });
  const getUserRelation = jest.spyOn(api, 'getUserRelation');
  expect(getUserRelation).not.toHaveBeenCalled();
  await tap();
  await waitFor(() => expect(page.succeed).toHaveBeenCalledWith('collected'));
  expect(pressed()).toEqual(['true', 'true']);
});

test('R20: a login that turns out to have ended is asked for again, and the item is collected after it', async () => {
  const session = createTestSession({ isLoggedIn: true, onLoginRequired: () => 'logged in' });
  const { api, page } = setUp({ session });
  jest.spyOn(api, 'changeCollection').mockImplementationOnce(async () => {
    session.dropToken('user-token');
    throw new ApiError({ kind: 'unauthorized', message: '请先登录', code: 401 });
  });
  await tap();
  await waitFor(() => expect(page.succeed).toHaveBeenCalledWith('collected'));
  expect(pressed()).toEqual(['true', 'true']);
  expect(page.say).not.toHaveBeenCalled();
});

test('a login that is declined changes nothing', async () => {
  const { api } = setUp({ session: createTestSession() });
  const changeCollection = jest.spyOn(api, 'changeCollection');
  await tap();
  expect(changeCollection).not.toHaveBeenCalled();
  expect(pressed()).toEqual(['false', 'false']);
});

test('R24: a refusal goes back without a word, a missing answer is told', async () => {
  const { api, page } = setUp();
  api.isRefusing = true;
  await tap();
  await waitFor(() => expect(pressed()).toEqual(['false', 'false']));
  expect(page.say).not.toHaveBeenCalled();
  api.isRefusing = false;
  api.isOffline = true;
  await tap();
  await waitFor(() => expect(page.say).toHaveBeenCalledWith('网络错误，请稍后重试～'));
  expect(pressed()).toEqual(['false', 'false']);
  expect(page.succeed).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button')[0]).toHaveAttribute('aria-busy', 'false');
});
