import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { item, now, pageOf, threads } from '../../testing/commentFixtures';
import { createCommentsApi, silentApi } from '../../testing/createCommentsApi';
import { createCommentServices } from '../../testing/createCommentServices';
import { CommentFooterBar } from '../comment-footer-bar/CommentFooterBar';
import { CommentSection } from '../comment-section/CommentSection';

test('a comment that is on its way is shown by an island that wakes up only then', async () => {
  const api = { ...createCommentsApi(threads), createComment: silentApi.createComment };
  const services = createCommentServices({ api });
  const section = <CommentSection {...services} item={item} isOpen initial={pageOf(threads)} now={now} />;
  render(
    // As if the reader had taken longer to write.
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <CommentFooterBar {...services} item={item} counts={{ comments: 33, likes: 0 }} isOpen />
    </SWRConfig>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: '发表评论' }));
  await userEvent.paste('比列表早');
  await userEvent.click(screen.getByRole('button', { name: '发送' }));

  const island = document.createElement('div');
  document.body.append(island);
  island.innerHTML = renderToString(section);
  await act(async () => void hydrateRoot(island, section));
  const [first] = within(island).getAllByRole('listitem');
  expect(first).toHaveTextContent('比列表早');
  expect(first).toHaveTextContent('发送中');
});
