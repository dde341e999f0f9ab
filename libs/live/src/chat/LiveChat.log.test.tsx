import { createPageActions, TestPage } from '@share/islands/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChatApi, createChatServices, messages } from '../../testing/createChatServices';
import { LiveChat } from './LiveChat';

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const setUp = async () => {
  const api = createChatApi(messages(5));
  render(
    <TestPage services={createChatServices({ api, page: createPageActions({ toast: jest.fn() }) })}>
      <LiveChat liveId="lvTest001" isOpen variant="list" />
    </TestPage>,
  );
  await screen.findAllByRole('listitem');
  return { api };
};

const sendLine = async (text: string) => {
  await userEvent.click(screen.getByRole('textbox', { name: '聊天' }));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
};

test.each([
  ['after the answer', false],
  ['before the answer, by the channel', true],
])('a log that is read out says it once, also when it comes back %s', async (_name, isPushedFirst) => {
  const { api } = await setUp();
  const answer = api.sendLiveMessage;
  api.sendLiveMessage = async (given, options) => {
    const { message } = await answer(given, options);
    const log = screen.getByRole('log');
    // Loading the log anew brings the same entries as a push.
    if (isPushedFirst) {
      await act(async () => {
        window.dispatchEvent(new Event('online'));
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
    }
    expect(log).toHaveTextContent('第一次来');
    return { message };
  };
  const additions: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, type, target } of changes) {
      if (type === 'characterData') additions.push(target.textContent ?? '');
      for (const node of addedNodes) additions.push(node.textContent ?? '');
    }
  });
  observer.observe(screen.getByRole('log'), { childList: true, subtree: true, characterData: true });
  await sendLine('第一次来，真好。');
  await waitFor(() => expect(screen.queryByText('发送中')).toBeNull());
  await sendLine('再来一句');
  await waitFor(() => expect(screen.queryByText('发送中')).toBeNull());
  observer.disconnect();
  expect(additions.filter((text) => text.includes('第一次来'))).toHaveLength(1);
  expect(additions.filter((text) => text.includes('再来一句'))).toHaveLength(1);
});
