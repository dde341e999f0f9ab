import type { LiveApi } from '@share/api-client';
import type { PageReads } from '@share/content-cards';
import type { Fallback } from '@share/islands';
import { type ChatPart, toChatPart } from './toChatPart';

/** Name of the chat's first part in the fallback. */
export const chatKey = (liveId: string): string => `live:chat:${liveId}`;

/** Lines of the first part. */
export const firstSize = 50;

interface ChatFallbackOptions {
  api: Pick<LiveApi, 'getLiveChat'>;
  reads: PageReads;
  liveId: string;
}

/** The latest part of a chat for the page; empty when it could not be read in time. */
export const loadChatFallback = async ({ api, reads, liveId }: ChatFallbackOptions): Promise<Fallback> => {
  const part = await reads.secondary<ChatPart>(
    { name: 'live', key: `getLiveChat ${liveId}` },
    async (signal) => toChatPart(await api.getLiveChat({ live_id: liveId, size: firstSize }, { signal })),
  );
  return part ? { [chatKey(liveId)]: part } : {};
};
