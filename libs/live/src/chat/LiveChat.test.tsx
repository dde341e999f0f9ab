import { ApiError } from '@share/api-client';
import { createPageActions, TestPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  createChatApi,
  createChatServices,
  messageFixture,
  messages,
  silentChatApi,
} from '../../testing/createChatServices';
import { field, liveId, partOf, readBack, sendLine, setUp, write } from '../../testing/setUpLiveChat';
import { LiveChat } from './LiveChat';
import { chatKey } from './loadChat';

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollTo = function scrollTo(this: Element) {
    this.scrollTop = 0;
  } as never;
  Element.prototype.scrollIntoView = jest.fn();
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const lineTexts = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('reading', () => {
  test('without scripts: the lines that the server has read, and the field', () => {
    const html = renderToString(
      <TestPage services={createChatServices()} fallback={{ [chatKey(liveId)]: partOf(messages(3)) }}>
        <LiveChat liveId={liveId} isOpen variant="list" />
      </TestPage>,
    );
    document.body.innerHTML = html;
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(lineTexts()[2]).toBe('主持人阿禾欢迎大家，今晚一共八首歌，返场由弹幕投票决定');
    expect(field()).toBeInTheDocument();
    document.body.innerHTML = '';
  });

  test('lines are a log that is announced politely, until that is switched off', async () => {
    setUp();
    expect(screen.getByRole('log', { name: '聊天消息' })).toHaveAttribute('aria-live', 'polite');
    const control = screen.getByRole('button', { name: '读出新消息', pressed: true });
    await userEvent.click(control);
    expect(control).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
  });

  test('what was said before is loaded on demand', async () => {
    const shown = messages(60);
    const services = createChatServices({ api: createChatApi(shown) });
    render(
      <TestPage services={services}>
        <LiveChat liveId={liveId} isOpen variant="list" />
      </TestPage>,
    );
    expect(await screen.findAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: '更早的消息' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60));
    expect(screen.queryByRole('button', { name: '更早的消息' })).toBeNull();
  });

  test('an empty chat is empty; one that could not be read says so and can be read again', async () => {
    const { unmount } = setUp({}, { shown: [] });
    expect(screen.getByText('还没有人说话，来聊第一句')).toBeInTheDocument();
    unmount();
    const api = Object.assign(createChatApi(messages(2)), { isOffline: true });
    render(
      <TestPage services={createChatServices({ api })}>
        <LiveChat liveId={liveId} isOpen variant="list" />
      </TestPage>,
    );
    expect(await screen.findByText('消息没有加载出来')).toBeInTheDocument();
    expect(screen.queryByText('还没有人说话，来聊第一句')).toBeNull();
    api.isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  test('what a visitor waits for is shown as loading for 200 ms at least (spec §9)', async () => {
    jest.useFakeTimers();
    try {
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      const services = createChatServices({ api: createChatApi(messages(60)) });
      render(
        <TestPage services={services}>
          <LiveChat liveId={liveId} isOpen variant="list" />
        </TestPage>,
      );
      await pass(190);
      expect(screen.getByText('加载中')).toBeInTheDocument();
      await pass(200);
      expect(screen.getAllByRole('listitem')).toHaveLength(50);
      fireEvent.click(screen.getByRole('button', { name: '更早的消息' }));
      await pass(190);
      expect(screen.getAllByRole('listitem')).toHaveLength(50);
      await pass(200);
      expect(screen.getAllByRole('listitem')).toHaveLength(60);
    } finally {
      jest.useRealTimers();
    }
  });

  test('markup in texts is text', () => {
    setUp({}, { shown: [messageFixture(1, { content: '<img src=x onerror=alert(1)>', alias: '<b>x</b>' })] });
    expect(lineTexts()).toEqual(['<b>x</b><img src=x onerror=alert(1)>']);
    expect(document.querySelector('img, b')).toBeNull();
  });

  test('a visitor who reads back is informed how many lines are new, and gets to them', async () => {
    jest.useFakeTimers();
    try {
      const { api, log } = await readBack();
      api.messages.push(messageFixture(6), messageFixture(7));
      await act(() => jest.advanceTimersByTimeAsync(4_000));
      const pill = screen.getByRole('button', { name: '2 条新消息' });
      fireEvent.click(pill);
      expect(log.scrollTop).toBe(0);
      expect(screen.queryByText(/条新消息/)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the end of the lines comes above the field', () => {
  const shown = () => jest.mocked(Element.prototype.scrollIntoView);

  test('when the field gets the focus, and with a line of the visitor', async () => {
    setUp({ api: silentChatApi });
    await write('我也在');
    expect(shown().mock.contexts).toEqual([screen.getByRole('log')]);
    shown().mockClear();
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(shown().mock.contexts).toEqual([screen.getByRole('log')]);
    expect(shown()).toHaveBeenCalledWith({ block: 'end' });
  });

  test('never while the visitor reads back, until they request what is new', async () => {
    jest.useFakeTimers();
    try {
      const { api } = await readBack();
      act(() => field().focus());
      api.messages.push(messageFixture(6));
      await act(() => jest.advanceTimersByTimeAsync(4_000));
      expect(shown()).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: '1 条新消息' }));
      expect(shown()).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('over a picture nothing moves', async () => {
    render(
      <TestPage services={createChatServices()}>
        <LiveChat liveId={liveId} isOpen variant="overlay" />
      </TestPage>,
    );
    await sendLine('我也在');
    expect(shown()).not.toHaveBeenCalled();
  });
});

describe('reporting', () => {
  const reportButtons = () => screen.queryAllByRole('button', { name: /^举报/ });
  const setUpToReport = (shown = messages(5)) => {
    const page = createPageActions({ report: jest.fn() });
    return { ...setUp({ page }, { shown }), page };
  };

  test('a tap on a line shows 举报, which opens the panel for it; another tap takes it away', async () => {
    const { page } = setUpToReport();
    expect(reportButtons()).toHaveLength(0);
    await userEvent.click(screen.getByText('灯光好看！'));
    await userEvent.click(screen.getByText('坐标临川，全家一起看'));
    expect(reportButtons()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '举报 小满' }));
    expect(page.report).toHaveBeenCalledWith({ type: 'chat', id: 'm4' });
    expect(reportButtons()).toHaveLength(1);
    await userEvent.click(screen.getByText('坐标临川，全家一起看'));
    expect(reportButtons()).toHaveLength(0);
  });

  test('by keyboard: all lines of others offer it, and none is announced meanwhile', async () => {
    const { page } = setUpToReport([...messages(2), messageFixture(3, { owner_user_id: 'u-test' })]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '选择要举报的消息', pressed: true })).toHaveFocus();
    expect(reportButtons().map((button) => button.getAttribute('aria-label'))).toEqual([
      '举报 南岸散步的人',
      '举报 陈木',
    ]);
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(page.report).toHaveBeenCalledWith({ type: 'chat', id: 'm1' });
    await userEvent.click(screen.getByRole('button', { name: '选择要举报的消息' }));
    expect(reportButtons()).toHaveLength(0);
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  });

  test('not for a line of the visitor, nor where text is being marked', async () => {
    setUpToReport([messageFixture(1, { owner_user_id: 'u-test' }), messageFixture(2)]);
    await userEvent.click(screen.getByText('今晚的江风刚刚好，音响很清楚'));
    expect(reportButtons()).toHaveLength(0);
    getSelection()?.selectAllChildren(screen.getByRole('log'));
    fireEvent.click(screen.getByText('第一首就是《渡口》，等了一整年'));
    expect(reportButtons()).toHaveLength(0);
    getSelection()?.removeAllRanges();
  });

  test('meanwhile new lines do not move the one that was tapped', async () => {
    jest.useFakeTimers();
    try {
      const { api } = setUpToReport();
      await act(() => jest.advanceTimersByTimeAsync(100));
      fireEvent.click(screen.getByText('灯光好看！'));
      api.messages.push(messageFixture(6));
      await act(() => jest.advanceTimersByTimeAsync(4_000));
      expect(screen.getAllByRole('listitem')).toHaveLength(5);
      fireEvent.click(screen.getByRole('button', { name: '1 条新消息' }));
      expect(screen.getAllByRole('listitem')).toHaveLength(6);
      expect(reportButtons()).toHaveLength(0);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('writing', () => {
  test('a line is shown at once, sent with a key, and then the platform’s', async () => {
    const { page, send } = setUp();
    await sendLine('  第一次来，真好。 ');
    await waitFor(() => expect(page.toast).toHaveBeenCalledWith('评论已发送'));
    expect(send).toHaveBeenCalledWith(
      { id: liveId, content: '第一次来，真好。' },
      { idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) },
    );
    await waitFor(() => expect(screen.queryByText('发送中')).toBeNull());
    expect(lineTexts().filter((text) => text?.includes('第一次来'))).toHaveLength(1);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  test('it shows that it is being sent; 发送 may be used meanwhile', async () => {
    setUp({ api: silentChatApi });
    await sendLine('一');
    await sendLine('二');
    expect(screen.getAllByText('发送中')).toHaveLength(2);
  });

  test('a second tap on 发送 while the line is being sent says nothing', async () => {
    const { page } = setUp({ api: silentChatApi });
    await write('一');
    await userEvent.dblClick(screen.getByRole('button', { name: '发送' }));
    expect(screen.getAllByText('发送中')).toHaveLength(1);
    expect(page.toast).not.toHaveBeenCalled();
  });

  test('the key of the keyboard sends, except while characters are chosen', async () => {
    const { send } = setUp();
    await write('你好');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    // Safari ends the composition before it reports the key.
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    expect(send).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n　'],
    ['what cannot be seen', '\u200b\u2060'],
  ])('%s is no line', async (_name, text) => {
    const { page, send } = setUp();
    await userEvent.click(field());
    if (text) await userEvent.paste(text);
    fireEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(page.toast).toHaveBeenCalledWith('评论不能为空～');
    expect(send).not.toHaveBeenCalled();
  });

  test('too long: the count shows it, 发送 explains it, the text stays', async () => {
    const { page, send } = setUp();
    const text = '😀'.repeat(501);
    await write(text);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('501 / 500');
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(page.toast).toHaveBeenCalledWith('评论最多 500 个字');
    expect(send).not.toHaveBeenCalled();
    expect(field()).toHaveValue(text);
  });

  test.each([
    ['a refusal is silent (R24)', 'isRefusing', []],
    ['without an answer the network is named', 'isOffline', [['网络错误，请稍后重试～']]],
  ] as const)(
    'failed: %s; the line stays and is sent again with the same key',
    async (_name, fault, said) => {
      const { api, page, send } = setUp();
      api[fault] = true;
      await sendLine('再试试');
      expect(await screen.findByText('没有发出去')).toBeInTheDocument();
      expect(jest.mocked(page.toast).mock.calls).toEqual(said);
      api[fault] = false;
      await userEvent.click(screen.getByRole('button', { name: '重发' }));
      await waitFor(() => expect(page.toast).toHaveBeenLastCalledWith('评论已发送'));
      const keys = send.mock.calls.map(([, options]) => options?.idempotencyKey);
      expect(new Set(keys).size).toBe(1);
      expect(lineTexts().filter((text) => text?.includes('再试试'))).toHaveLength(1);
    },
  );

  test('a line that failed can be dropped', async () => {
    const { api } = setUp();
    api.isRefusing = true;
    await sendLine('算了');
    await userEvent.click(await screen.findByRole('button', { name: '删除' }));
    expect(screen.queryByText('算了')).toBeNull();
  });

  test('a line whose token is refused is not sent by another user who logs in instead', async () => {
    const session = createTestSession({ isLoggedIn: true });
    const { send } = setUp({ session });
    send.mockImplementationOnce(async () => {
      session.dropToken('user-token');
      throw new ApiError({ kind: 'unauthorized', message: 'expired' });
    });
    jest.spyOn(session, 'requireLogin').mockImplementation(async () => {
      if (!session.isLoggedIn()) await session.adopt({ token: 't', userId: 'u-next' });
      return true;
    });
    await sendLine('只有我能说');
    await waitFor(() => expect(session.userId()).toBe('u-next'));
    await waitFor(() => expect(screen.queryByText('只有我能说')).toBeNull());
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a line that failed is saved through a refused token, and gone when another user logs in', async () => {
    const session = createTestSession({ isLoggedIn: true });
    const { api } = setUp({ session });
    api.isRefusing = true;
    await sendLine('只有我能说');
    await screen.findByText('没有发出去');
    act(() => session.dropToken('user-token'));
    expect(screen.getByText('只有我能说')).toBeInTheDocument();
    await act(() => session.adopt({ token: 't', userId: 'u-next' }));
    expect(screen.queryByText('只有我能说')).toBeNull();
  });
});

describe('logged out', () => {
  test('focusing the field opens the login panel; after it text and focus are there', async () => {
    const requested = jest.fn(() => 'logged in' as const);
    setUp({ session: createTestSession({ onLoginRequired: requested }) });
    await userEvent.click(field());
    expect(requested).toHaveBeenCalledWith('chat');
    expect(field()).toHaveFocus();
  });

  test('a closed panel keeps the draft, also over a reload', async () => {
    const session = createTestSession();
    const { unmount, send } = setUp({ session });
    await sendLine('留着');
    expect(send).not.toHaveBeenCalled();
    expect(field()).toHaveValue('留着');
    unmount();
    setUp({ session: createTestSession() });
    expect(field()).toHaveValue('留着');
  });

  test('a login that has ended is requested again, and the line is sent', async () => {
    const session = createTestSession({ isLoggedIn: true, onLoginRequired: () => 'logged in' });
    const { page, send } = setUp({ session });
    send.mockImplementationOnce(async () => {
      session.dropToken('user-token');
      throw new ApiError({ kind: 'unauthorized', message: 'ended' });
    });
    await sendLine('还在');
    await waitFor(() => expect(page.toast).toHaveBeenCalledWith('评论已发送'));
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test('a closed chat can be read, and says that it is closed', () => {
  setUp({}, { isOpen: false });
  const chat = screen.getByRole('region', { name: '聊天室' });
  expect(within(chat).getAllByRole('listitem')).toHaveLength(5);
  expect(within(chat).getByText('聊天已关闭')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});
