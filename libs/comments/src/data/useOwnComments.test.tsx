import { TestPage } from '@share/islands/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fallbackOf, item, now, threads } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices, silentApi } from '../../testing/createCommentServices';
import { CommentFooterBar } from '../comment-footer-bar/CommentFooterBar';
import { CommentSection } from '../comment-section/CommentSection';

test('an island that wakes up while a comment is being sent shows it', async () => {
  const api = { ...createCommentsApi(threads), createComment: silentApi.createComment };
  const services = createCommentServices({ api });
  const section = (
    <TestPage services={services} fallback={fallbackOf(threads)}>
      <CommentSection item={item} isOpen now={now} />
    </TestPage>
  );
  render(
    <TestPage services={services}>
      <CommentFooterBar item={item} counts={{ comments: 33, likes: 0 }} isOpen commentsIn="page" />
    </TestPage>,
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
