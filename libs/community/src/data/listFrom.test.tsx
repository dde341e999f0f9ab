import { TestPage } from '@share/islands/testing';
import { listFallback } from '@share/page-data/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postFixtures, siteOrigin } from '../../testing/communityFixtures';
import { createCommunityServices, createFakeApi } from '../../testing/createCommunityServices';
import { postsOf } from './circleLists';
import { keyFrom, restFrom, useListFrom } from './listFrom';

const source = postsOf({ circleId: 'circBird', type: 'new' });

const List = ({ from }: { from: number }) => {
  const { items, hasMore, loadMore } = useListFrom(source, { from, siteOrigin });
  return (
    <>
      <p>{items.map(({ id }) => id).join(' ')}</p>
      {hasMore && <button onClick={loadMore}>more</button>}
    </>
  );
};

const idsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `post-${first + index}`).join(' ');

const show = async (from: number, count: number) => {
  const api = createFakeApi({ posts: postFixtures(count) });
  const page = await source.load(api, { page: from, siteOrigin });
  const fallback = listFallback(keyFrom(source, from), restFrom(page, from));
  render(
    <TestPage services={createCommunityServices({ api })} fallback={fallback}>
      <List from={from} />
    </TestPage>,
  );
  return api;
};

test('a list that starts with the second page goes on with the third, and ends there', async () => {
  const api = await show(2, 23);
  expect(screen.getByText(idsFrom(11, 20))).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText(idsFrom(11, 23))).toBeInTheDocument());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(api.requested).toEqual([
    'list posts circBird undefined new 2',
    'list posts circBird undefined new 3',
  ]);
});

test('the last page has no more', async () => {
  await show(3, 23);
  expect(screen.getByText(idsFrom(21, 23))).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
