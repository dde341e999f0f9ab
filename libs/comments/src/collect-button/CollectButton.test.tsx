import { createPageActions, TestPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, threads } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices } from '../../testing/createCommentServices';
import type { CommentServices } from '../data/CommentServices';
import { CollectButton } from './CollectButton';

const setUp = (given: Partial<Pick<CommentServices, 'session'>> = {}, api = createCommentsApi(threads)) => {
  const page = createPageActions({ toast: jest.fn(), succeed: jest.fn() });
  const report = jest.fn();
  const services = createCommentServices({ api, page, report, ...given });
  render(
    <TestPage services={services}>
      <CollectButton item={item} />
      <CollectButton item={item} variant="pill" />
    </TestPage>,
  );
  return { api, page, report, session: services.session };
};

/** Icon and pill show the same. */
const pressed = () =>
  screen.getAllByRole('button', { name: '收藏' }).map((button) => button.getAttribute('aria-pressed'));
const tap = () => userEvent.click(screen.getAllByRole('button', { name: '收藏' })[0]!);

test('collects and stops collecting, announces it, and all places show it', async () => {
  const { api, page, report } = setUp();
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
  expect(report.mock.calls).toEqual([
    ['collect', { ids: ['wetland1'], extras: { on: true } }],
    ['collect', { ids: ['wetland1'], extras: { on: false } }],
  ]);
  expect(pressed()).toEqual(['false', 'false']);
});

test('an answer without a state means that the wish is done', async () => {
  const { api, page } = setUp();
  jest.spyOn(api, 'changeCollection').mockResolvedValue(null as never);
  await tap();
  await waitFor(() => expect(page.succeed).toHaveBeenCalledWith('collected'));
  expect(pressed()).toEqual(['true', 'true']);
});

test('shows what the visitor collected before, read once for all places, until a logout', async () => {
  const api = Object.assign(createCommentsApi(threads), { isCollected: true });
  const getUserRelation = jest.spyOn(api, 'getUserRelation');
  const { session } = setUp({}, api);
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  expect(getUserRelation).toHaveBeenCalledWith({ type: 'article', post_id: 'wetland1' });
  await act(() => session.logout());
  expect(getUserRelation).toHaveBeenCalledTimes(1);
  expect(pressed()).toEqual(['false', 'false']);
});

test('R66: logged out, it requests a login and continues after it', async () => {
  const session = createTestSession({ onLoginRequired: () => 'logged in' });
  const { api, page } = setUp({ session });
  const getUserRelation = jest.spyOn(api, 'getUserRelation');
  expect(getUserRelation).not.toHaveBeenCalled();
  await tap();
  await waitFor(() => expect(page.succeed).toHaveBeenCalledWith('collected'));
  expect(pressed()).toEqual(['true', 'true']);
});
