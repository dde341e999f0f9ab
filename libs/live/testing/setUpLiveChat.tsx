import { createPageActions, TestPage } from '@share/islands/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatServices } from '../src/chat/ChatServices';
import { LiveChat } from '../src/chat/LiveChat';
import { chatKey } from '../src/chat/loadChat';
import { toChatPart } from '../src/chat/toChatPart';
import { createChatApi, createChatServices, messages } from './createChatServices';

export const liveId = 'lvTest001';

export const partOf = (shown: ReturnType<typeof messages>) =>
  toChatPart({
    messages: shown,
    deleted: [],
    oldest: shown[0]?.position ?? 0,
    offset: shown.at(-1)?.position ?? 0,
    epoch: 'e1',
    online_count: 1,
  });

/** Renders a chat with the lines that are shown; `given` replaces services. */
export const setUp = (given: Partial<ChatServices> = {}, { isOpen = true, shown = messages(5) } = {}) => {
  const api = createChatApi(shown);
  const page = createPageActions({ toast: jest.fn() });
  const services = createChatServices({ api, page, ...given });
  const send = jest.spyOn(services.api, 'sendLiveMessage');
  const view = render(
    <TestPage services={services} fallback={{ [chatKey(liveId)]: partOf(shown) }}>
      <LiveChat liveId={liveId} isOpen={isOpen} variant="list" />
    </TestPage>,
  );
  return { api, page, services, send, ...view };
};

/** A chat that is scrolled back; needs fake timers. */
export const readBack = async () => {
  const { api } = setUp();
  await act(() => jest.advanceTimersByTimeAsync(100));
  const log = screen.getByRole('log');
  log.scrollTop = -200;
  fireEvent.scroll(log);
  return { api, log };
};

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '聊天' });
export const write = async (text: string) => {
  await userEvent.click(field());
  await userEvent.paste(text);
};
export const sendLine = async (text: string) => {
  await write(text);
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
};
