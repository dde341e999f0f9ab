import { TestPage } from '@share/islands/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { now, postFixtures, siteOrigin } from '../../testing/communityFixtures';
import { createCommunityServices, createFakeApi } from '../../testing/createCommunityServices';
import { PostList } from './PostList';

const show = (count: number, exceptId?: string) => {
  const api = createFakeApi({ posts: postFixtures(count) });
  const data = { of: { circleId: 'circBird', type: 'new' }, from: 1, now, siteOrigin, exceptId } as const;
  return {
    api,
    shown: () =>
      render(
        <TestPage services={createCommunityServices({ api })}>
          <PostList {...data} />
        </TestPage>,
      ),
  };
};

test('a list the server could not read is loaded here, and grows to its end', async () => {
  show(12).shown();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(screen.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
});

test('a list that fails offers another try, and is not called empty', async () => {
  const { api, shown } = show(3);
  api.isOffline = true;
  shown();
  const retry = await screen.findByRole('button', { name: '重新加载' });
  expect(screen.queryByText('暂无内容')).not.toBeInTheDocument();
  api.isOffline = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

test('the post of the page is left out', async () => {
  show(3, 'post-2').shown();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test('nothing there', async () => {
  show(0).shown();
  expect(await screen.findByText('暂无内容')).toBeInTheDocument();
});
