import { createStore } from 'zustand/vanilla';
import { toChatPart } from '../src/chat/toChatPart';
import { createRoomFeed, type RoomFeed } from '../src/realtime/createRoomFeed';
import { createChatApi, messages } from './createChatServices';

/** The feed of a room in which more is said than is shown. @param leftOut lines of the last seconds */
export const createBusyFeed = (leftOut: number, shown = messages(8)): RoomFeed => {
  const { lines } = toChatPart({
    messages: shown,
    deleted: [],
    oldest: 1,
    offset: shown.length,
    epoch: 'e1',
    online_count: 12,
  });
  return {
    ...createRoomFeed({ api: createChatApi(shown), liveId: 'lvBusy01' }),
    store: createStore(() => ({
      status: 'ready' as const,
      lines,
      hasOlder: false,
      older: 'idle' as const,
      leftOut,
    })),
  };
};
