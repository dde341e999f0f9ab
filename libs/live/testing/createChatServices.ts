import { ApiError } from '@share/api-client';
import type { ChatMessage } from '@share/api-contract/types';
import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { ChatServices } from '../src/chat/ChatServices';

const said: readonly (readonly [string, string, 'host'?])[] = [
  ['南岸散步的人', '今晚的江风刚刚好，音响很清楚'],
  ['陈木', '第一首就是《渡口》，等了一整年'],
  ['阿禾', '欢迎大家，今晚一共八首歌，返场由弹幕投票决定', 'host'],
  ['小满', '坐标临川，全家一起看'],
  ['北巷', '灯光好看！'],
];

export const messageFixture = (position: number, fields: Partial<ChatMessage> = {}): ChatMessage => {
  const [alias, content, isHost] = said[(position - 1) % said.length]!;
  return {
    msg_id: `m${position}`,
    position,
    content,
    created_at: 1_763_700_000 + position,
    alias,
    owner_user_id: `u-${alias}`,
    ...(isHost && { is_host: true }),
    ...fields,
  };
};

/** A chat of so many lines. */
export const messages = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => messageFixture(index + 1));

/** The chat calls of the platform over a list in memory. */
type FakeChatApi = ChatServices['api'] & {
  messages: ChatMessage[];
  /** While true no call reaches the platform. */
  isOffline: boolean;
  /** While true the platform refuses new lines. */
  isRefusing: boolean;
};

/** A room without realtime over a list in memory. */
export const createChatApi = (shown: readonly ChatMessage[]): FakeChatApi => {
  const answer = async <Data>(make: () => Data): Promise<Data> => {
    if (api.isOffline) throw new ApiError({ kind: 'network', message: 'no network' });
    return make();
  };
  const api: FakeChatApi = {
    messages: [...shown],
    isOffline: false,
    isRefusing: false,
    getLiveChat: ({ size = 20, before, since }) =>
      answer(() => {
        const end = before === undefined ? api.messages.length : before - 1;
        const start = since ?? Math.max(0, end - size);
        const part = api.messages.slice(start, since === undefined ? end : start + size);
        return {
          messages: part,
          deleted: [],
          oldest: part[0]?.position ?? 0,
          offset: part.at(-1)?.position ?? api.messages.length,
          epoch: 'e1',
          online_count: 12,
        };
      }),
    getLiveToken: () => answer(() => ({ token: '', ws: '', channel: '' })),
    sendLiveMessage: ({ content }) =>
      answer(() => {
        if (api.isRefusing) throw new ApiError({ kind: 'business', message: '说得太快了', code: 2006 });
        const message = messageFixture(api.messages.length + 1, {
          msg_id: `own${api.messages.length}`,
          content,
          alias: '小满',
          owner_user_id: 'u-test',
        });
        api.messages.push(message);
        return { message };
      }),
  };
  return api;
};

const never = (): Promise<never> => new Promise(() => undefined);

/** A platform that never answers. */
export const silentChatApi: ChatServices['api'] = {
  getLiveChat: never,
  getLiveToken: never,
  sendLiveMessage: never,
};

/** Services of a page with a chat and a logged-in user, but for those that a test or story gives. */
export const createChatServices = (given: Partial<ChatServices> = {}): ChatServices => ({
  api: createChatApi(messages(5)),
  session: createTestSession({ isLoggedIn: true }),
  page: createPageActions(),
  ...given,
});
