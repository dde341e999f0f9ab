import { useFallbackEntry, useServices, useSharedStore } from '@share/islands';
import { useIsLoggedIn } from '@share/session/react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { createRoomFeed, type RoomFeed } from '../realtime/createRoomFeed';
import type { ChatServices } from './ChatServices';
import { chatKey } from './loadChat';
import type { ChatPart } from './toChatPart';

/** The feed of a room, one for the page. It says nothing until a part keeps it connected. */
export const useRoomFeed = (liveId: string): RoomFeed => {
  const { api, platformOrigin = '' } = useServices<ChatServices>();
  const firstPart = useFallbackEntry<ChatPart>(chatKey(liveId));
  const store = useSharedStore(`live:feed:${liveId}`, () => ({
    feed: createRoomFeed({ api, liveId, firstPart, platformOrigin }),
  }));
  return useStore(store).feed;
};

/**
 * Keeps a feed connected while this part is shown.
 * @param isOver nothing comes any more: what was said is read once
 */
export const useFeedConnection = (feed: RoomFeed, isOver: boolean): void => {
  const { session } = useServices<ChatServices>();
  useEffect(() => (isOver ? feed.read() : feed.acquire()), [feed, isOver]);

  const isLoggedIn = useIsLoggedIn(session);
  const wasLoggedIn = useRef(isLoggedIn);
  useEffect(() => {
    if (wasLoggedIn.current !== isLoggedIn) feed.renew();
    wasLoggedIn.current = isLoggedIn;
  }, [feed, isLoggedIn]);
};
