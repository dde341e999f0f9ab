import { TestPage } from '@share/islands/testing';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fallbackOf, item, now, threads } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices, silentApi } from '../../testing/createCommentServices';
import { CommentFooterBar } from '../comment-footer-bar/CommentFooterBar';
import { CommentSection } from '../comment-section/CommentSection';
import { createPendingComments, type OwnComment } from './createPendingComments';
import { useOwnComments } from './useOwnComments';

test('an island that hydrates up while a comment is being sent shows it', async () => {
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

test('two tabs with the same item: each keeps what the other has added to those that wait for a review, or removed', () => {
  const { storage } = createCommentServices();
  /** Tabs share nothing but the storage. */
  const openTab = () => {
    const services = createCommentServices({ storage });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <TestPage services={services}>{children}</TestPage>
    );
    const { result } = renderHook(() => useOwnComments(item.postId), { wrapper });
    const change = (edit: (all: OwnComment[]) => OwnComment[]) => act(() => result.current.change(edit));
    const createdAt = Math.floor(Date.now() / 1000);
    return {
      add: (key: string) =>
        change((all) => [
          { key, id: key, ownerId: 'u-test', text: key, createdAt, status: 'pending' },
          ...all,
        ]),
      remove: (key: string) => change((all) => all.filter((own) => own.key !== key)),
    };
  };
  const restored = () =>
    createPendingComments(storage, item.postId)
      .read()
      .map(({ key }) => key);
  const [first, second] = [openTab(), openTab()];
  first.add('a');
  second.remove('none');
  expect(restored()).toEqual(['a']);
  second.add('b');
  expect(restored()).toEqual(['b', 'a']);
  second.remove('a');
  first.add('c');
  expect(restored().sort()).toEqual(['b', 'c']);
});
