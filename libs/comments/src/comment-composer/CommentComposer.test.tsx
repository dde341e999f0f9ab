import { ApiError } from '@share/api-client';
import { createPageActions, TestPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fallbackOf, item, now, threads } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices, silentApi } from '../../testing/createCommentServices';
import { CommentFooterBar } from '../comment-footer-bar/CommentFooterBar';
import { CommentSection } from '../comment-section/CommentSection';
import type { CommentServices } from '../data/CommentServices';

const counts = { comments: 13, likes: 0 };
/** Few, because looking for roles takes its time. */
const few = threads.slice(0, 3);

const setUp = (given: Partial<CommentServices> = {}, shown = few) => {
  const api = createCommentsApi(shown);
  const page = createPageActions({ toast: jest.fn(), succeed: jest.fn(), hydrate: jest.fn() });
  const report = jest.fn();
  const services = createCommentServices({ api, page, report, ...given });
  const createComment = jest.spyOn(services.api, 'createComment');
  /** Loads the page; every load makes its own services. */
  const open = () =>
    render(
      <TestPage services={{ ...services }} fallback={fallbackOf(shown)}>
        <CommentSection item={item} isOpen now={now} />
        <CommentFooterBar item={item} counts={counts} isOpen commentsIn="page" />
      </TestPage>,
    );
  return { api, page, report, services, createComment, open, ...open() };
};

beforeEach(() => sessionStorage.clear());

/** The text that the browser keeps for the item. */
const savedDraft = () => {
  const { text } = JSON.parse(sessionStorage.getItem('share:comment-draft:wetland1')!) as { text: string };
  return text;
};

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '发表评论' });
const sendButton = () => screen.getByRole('button', { name: '发送' });
const write = async (text: string) => {
  await userEvent.click(field());
  await userEvent.paste(text);
};
const sendText = async (text: string) => {
  await write(text);
  await userEvent.click(sendButton());
};
const region = () => screen.getByRole('region', { name: '评论' });
const firstThread = () => within(region()).getAllByRole('listitem')[0]!;
/** Answers the first thread, whose owner is u-1. */
const reply = () => userEvent.click(within(firstThread()).getAllByRole('button', { name: '回复' })[0]!);
const target = {
  comment_type: 2,
  parent_id: 'c-1',
  target_user_id: 'u-1',
  target_user_alias: '南岸散步的人',
};

describe('sending', () => {
  test('a comment is on top at once, focused and counted', async () => {
    const { page, createComment } = setUp();
    await sendText('  第一次来，真好。 ');
    expect(firstThread()).toHaveTextContent('小满第一次来，真好。');
    expect(firstThread()).toHaveFocus();
    expect(within(region()).getByText('14')).toBeInTheDocument();
    await waitFor(() => expect(page.succeed).toHaveBeenCalledWith('commentPublished'));
    expect(createComment).toHaveBeenCalledWith(
      { id: 'wetland1', track_id: 'track-1', comment_type: 1, content: '第一次来，真好。' },
      { idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) },
    );
    expect(firstThread()).toHaveFocus();
    expect(firstThread()).not.toHaveTextContent('发送中');
    expect(field()).toHaveValue('');
    expect(page.hydrate).toHaveBeenCalledWith('comments');
  });

  test('it shows that it is being sent', async () => {
    setUp({ api: silentApi });
    await sendText('在路上');
    expect(firstThread()).toHaveTextContent('发送中');
  });

  test('it is counted once, also after the list was loaded in another order', async () => {
    const { api, page } = setUp({}, threads);
    await sendText('数一数');
    await waitFor(() => expect(page.succeed).toHaveBeenCalled());
    // The other order has it on a later page.
    api.threads.reverse();
    fireEvent.click(screen.getByText('最热'));
    expect(await screen.findByText(threads[22]!.content!)).toBeInTheDocument();
    expect(screen.getAllByText('34')).toHaveLength(2);
    expect(screen.getAllByText('数一数')).toHaveLength(1);
  });

  test('the same text sent twice at once is shown once', async () => {
    setUp({ api: silentApi });
    await sendText('重要的话');
    await sendText('重要的话');
    expect(screen.getAllByText('重要的话')).toHaveLength(1);
  });

  test('R29: one that waits for a review is shown to its writer only, also after a reload', async () => {
    const api = Object.assign(createCommentsApi(few), { isPremoderated: true });
    const { page, open, unmount, services } = setUp({ api });
    await sendText('等一等');
    await waitFor(() => expect(page.succeed).toHaveBeenCalledWith('commentSent'));
    expect(firstThread()).toHaveTextContent('待审核');
    expect(within(region()).getByText('13')).toBeInTheDocument();
    unmount();
    open();
    await waitFor(() => expect(firstThread()).toHaveTextContent('等一等'));
    expect(firstThread()).toHaveTextContent('待审核');
    await act(() => services.session.logout());
    expect(region()).not.toHaveTextContent('等一等');
  });

  test('once the platform lists it, it is shown once and without the mark', async () => {
    const api = Object.assign(createCommentsApi(few), { isPremoderated: true });
    const { page, open, unmount } = setUp({ api });
    await sendText('等到了');
    await waitFor(() => expect(page.succeed).toHaveBeenCalled());
    unmount();
    api.threads.unshift({ ...threads[0]!, gid: 'w-1', content: '等到了', replys: [] });
    open();
    await waitFor(() => expect(screen.getAllByText('等到了')).toHaveLength(1));
    await waitFor(() => expect(region()).not.toHaveTextContent('待审核'));
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n　'],
    ['what cannot be seen', '\u200b\u2060'],
  ])('%s is no comment', async (_name, text) => {
    const { page, createComment } = setUp();
    await userEvent.click(field());
    if (text) await userEvent.paste(text);
    await userEvent.click(sendButton());
    if (!text) expect(sendButton()).toHaveAttribute('data-variant', 'plain');
    expect(page.toast).toHaveBeenCalledWith('评论不能为空～');
    expect(createComment).not.toHaveBeenCalled();
  });

  test('too long: the count shows it, 发送 explains it, the text stays', async () => {
    const { page, createComment } = setUp();
    const text = '😀'.repeat(501);
    await write(text);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('501 / 500');
    await userEvent.click(sendButton());
    expect(page.toast).toHaveBeenCalledWith('评论最多 500 个字');
    expect(createComment).not.toHaveBeenCalled();
    expect(field()).toHaveValue(text);
  });

  test.each([
    ['R24: a refusal is silent', 'isRefusing', []],
    ['a missing answer is shown', 'isOffline', [['网络错误，请稍后重试～']]],
  ] as const)('%s; text and target come back, nothing is shown', async (_name, fault, messages) => {
    const { api, page, report, createComment } = setUp();
    api[fault] = true;
    await reply();
    await sendText('没有成');
    await waitFor(() => expect(field()).toHaveValue('没有成'));
    expect(jest.mocked(page.toast).mock.calls).toEqual(messages);
    expect(page.succeed).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    expect(region()).not.toHaveTextContent('没有成');
    expect(field()).toHaveFocus();
    api[fault] = false;
    await userEvent.click(sendButton());
    await waitFor(() => expect(page.succeed).toHaveBeenCalledTimes(1));
    const [first, second] = createComment.mock.calls;
    expect(second).toEqual(first);
    expect(report.mock.calls).toEqual([['comment', { ids: ['wetland1'], extras: { reply: true } }]]);
  });

  test('a comment whose answer is lost has the same idempotency key after a reload, until it has arrived', async () => {
    const { page, createComment, open, unmount } = setUp();
    createComment.mockReturnValueOnce(new Promise(() => undefined));
    await sendText('只说一次');
    unmount();
    open();
    expect(field()).toHaveValue('只说一次');
    await userEvent.click(sendButton());
    await waitFor(() => expect(page.succeed).toHaveBeenCalled());
    await sendText('只说一次');
    await waitFor(() => expect(page.succeed).toHaveBeenCalledTimes(2));
    const [lost, again, anew] = createComment.mock.calls.map(([, options]) => options?.idempotencyKey);
    expect(again).toBe(lost);
    expect(anew).not.toBe(lost);
  });

  test('comments that were closed meanwhile: it says so, the text stays in the field, the discussion is closed', async () => {
    const { page, createComment } = setUp();
    createComment.mockRejectedValue(
      new ApiError({ kind: 'business', message: '评论已关闭～', code: 2003, status: 403 }),
    );
    await sendText('来晚了');
    await waitFor(() => expect(field()).toHaveValue('来晚了'));
    expect(jest.mocked(page.toast).mock.calls).toEqual([['评论已关闭～']]);
    expect(region()).toHaveTextContent('评论已关闭');
    expect(within(region()).queryByRole('button', { name: '回复' })).not.toBeInTheDocument();
    await userEvent.clear(field());
    await userEvent.click(document.body);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '评论已关闭' })).toBeInTheDocument();
  });

  test('a text typed in the meantime is saved, after the restored one', async () => {
    let fail: (error: unknown) => void = () => undefined;
    const api = {
      ...silentApi,
      createComment: () => new Promise<never>((_resolve, reject) => (fail = reject)),
    };
    setUp({ api });
    await sendText('先写的');
    await write('后写的');
    const offline = await createOfflineError();
    await act(async () => fail(offline));
    expect(field()).toHaveValue('先写的\n后写的');
    expect(savedDraft()).toBe('先写的\n后写的');
  });
});

const createOfflineError = () =>
  Object.assign(createCommentsApi([]), { isOffline: true })
    .getUserRelation({ type: 'article', post_id: 'x' })
    .catch((error: unknown) => error);

describe('reply mode', () => {
  test('R26: answers whom it answered when 发送 was pressed, although the blur comes first', async () => {
    const { createComment } = setUp();
    await reply();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('placeholder', '回复 南岸散步的人');
    await userEvent.paste('我也是');
    fireEvent.pointerDown(sendButton());
    expect(fireEvent.mouseDown(sendButton())).toBe(false);
    fireEvent.blur(field());
    fireEvent.click(sendButton());
    await waitFor(() => expect(createComment).toHaveBeenCalled());
    expect(createComment.mock.calls[0]?.[0]).toMatchObject({ ...target, content: '我也是' });
  });

  test('R26: so does 发送 reached with the keyboard', async () => {
    const { createComment } = setUp();
    await reply();
    await userEvent.paste('我也是');
    sendButton().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(createComment).toHaveBeenCalled());
    expect(createComment.mock.calls[0]?.[0]).toMatchObject(target);
  });

  test('leaving the field ends it, the text stays', async () => {
    const { createComment } = setUp();
    await reply();
    await userEvent.paste('改主意了');
    await userEvent.click(document.body);
    expect(field()).toHaveAttribute('placeholder', '我来讲两句');
    await userEvent.click(sendButton());
    await waitFor(() => expect(createComment).toHaveBeenCalled());
    expect(createComment.mock.calls[0]?.[0]).toMatchObject({ comment_type: 1, content: '改主意了' });
    expect(createComment.mock.calls[0]?.[0]).not.toHaveProperty('parent_id');
  });

  test('so does leaving it after a finger slid off 发送', async () => {
    setUp();
    await reply();
    fireEvent.pointerDown(sendButton());
    await userEvent.click(document.body);
    expect(field()).toHaveAttribute('placeholder', '我来讲两句');
    expect(sendButton).toThrow();
  });

  test('× ends it and the focus stays', async () => {
    setUp();
    await reply();
    await userEvent.click(screen.getByRole('button', { name: '取消回复' }));
    expect(screen.queryByRole('button', { name: '取消回复' })).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  test('a reply to a reply stays in the thread, names whom it answers and is the last of it', async () => {
    const { createComment, page } = setUp();
    const [, author] = within(firstThread()).getAllByRole('listitem');
    await userEvent.click(within(author!).getByRole('button', { name: '回复' }));
    await userEvent.paste('周六见');
    await userEvent.click(sendButton());
    await waitFor(() => expect(page.succeed).toHaveBeenCalledWith('commentPublished'));
    expect(createComment.mock.calls[0]?.[0]).toMatchObject({
      comment_type: 2,
      parent_id: 'c-1',
      target_user_id: 'u-阿禾',
      target_user_alias: '阿禾',
    });
    const replies = within(firstThread()).getAllByRole('listitem');
    expect(replies[replies.length - 1]).toHaveTextContent('周六见');
    expect(replies[replies.length - 1]).toHaveFocus();
  });
});

describe('logged out (R27)', () => {
  /** A session whose login panel is answered by the test. */
  const waiting = () => {
    const session = createTestSession();
    let answer: (isLoggedIn: boolean) => void = () => undefined;
    const requireLogin = jest.spyOn(session, 'requireLogin');
    requireLogin.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const close = (as: 'logged in' | 'closed') =>
      act(async () => {
        if (as === 'logged in') await session.login({ tel: '13800000000', code: '123456' });
        answer(as === 'logged in');
      });
    return { session, requireLogin, close };
  };

  test('focus opens the login panel; text, target and focus are there after it', async () => {
    const { session, requireLogin, close } = waiting();
    const { createComment } = setUp({ session });
    await reply();
    expect(requireLogin).toHaveBeenCalledWith('comment');
    fireEvent.input(field(), { target: { value: '先写下来' } });
    act(() => field().blur());
    await close('logged in');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('先写下来');
    await userEvent.click(sendButton());
    await waitFor(() => expect(createComment).toHaveBeenCalled());
    expect(createComment.mock.calls[0]?.[0]).toMatchObject(target);
    expect(requireLogin).toHaveBeenCalledTimes(1);
  });

  test('a closed panel gives the focus back without opening again; a tap opens it', async () => {
    const { session, requireLogin, close } = waiting();
    setUp({ session });
    act(() => field().focus());
    act(() => field().blur());
    await close('closed');
    act(() => field().focus());
    expect(requireLogin).toHaveBeenCalledTimes(1);
    await userEvent.click(field());
    expect(requireLogin).toHaveBeenCalledTimes(2);
  });

  test('发送 asks as well; refused, the text stays', async () => {
    const { session, requireLogin, close } = waiting();
    const { createComment } = setUp({ session });
    act(() => field().focus());
    fireEvent.input(field(), { target: { value: '还没登录' } });
    await close('closed');
    fireEvent.click(sendButton());
    await close('closed');
    expect(requireLogin).toHaveBeenCalledTimes(2);
    expect(createComment).not.toHaveBeenCalled();
    expect(field()).toHaveValue('还没登录');
  });
});

describe('drafts', () => {
  test('survive a reload, and end when the comment is sent', async () => {
    const { open, unmount, page } = setUp();
    await write('写到一半');
    unmount();
    open();
    expect(field()).toHaveValue('写到一半');
    expect(sendButton()).toBeInTheDocument();
    await userEvent.click(sendButton());
    await waitFor(() => expect(page.succeed).toHaveBeenCalled());
    expect(sessionStorage.getItem('share:comment-draft:wetland1')).toBeNull();
  });

  test('of a visitor go with their login', async () => {
    const { services, open, unmount } = setUp();
    await write('只写给自己看');
    const stored = sessionStorage.getItem('share:comment-draft:wetland1')!;
    await act(() => services.session.logout());
    expect(field()).toHaveValue('');
    expect(sessionStorage.getItem('share:comment-draft:wetland1')).toBeNull();
    unmount();
    sessionStorage.setItem('share:comment-draft:wetland1', stored);
    open();
    expect(field()).toHaveValue('');
  });

  test('of a visitor are not shown to the next one, nor saved for them', async () => {
    const { services, open, unmount } = setUp();
    await write('只写给自己看');
    unmount();
    await services.session.logout();
    await services.session.adopt({ token: 'their-token', userId: 'u-next' });
    open();
    expect(field()).toHaveValue('');
    expect(sessionStorage.getItem('share:comment-draft:wetland1')).toBeNull();
  });

  test('text and focus from before hydration are saved', async () => {
    const services = createCommentServices();
    const composer = (
      <TestPage services={services}>
        <CommentFooterBar item={item} counts={counts} isOpen commentsIn="page" />
      </TestPage>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(composer);
    field().focus();
    field().value = '比代码早';
    const consoleError = jest.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(container, composer));
    expect(consoleError).not.toHaveBeenCalled();
    expect(field()).toHaveValue('比代码早');
    expect(field()).toHaveFocus();
    expect(screen.getByText('4 / 500')).toBeInTheDocument();
    expect(savedDraft()).toBe('比代码早');
    act(() => root.unmount());
    container.remove();
  });
});

test('发送 is shown while the field has the focus or a text', async () => {
  setUp();
  expect(screen.queryByRole('button', { name: '发送' })).not.toBeInTheDocument();
  await userEvent.click(field());
  expect(sendButton()).toBeInTheDocument();
  await userEvent.click(document.body);
  expect(screen.queryByRole('button', { name: '发送' })).not.toBeInTheDocument();
});
