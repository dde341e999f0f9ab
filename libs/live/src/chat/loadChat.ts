import type { LiveApi } from '@share/api-client';
import type { PageData } from '@share/page-data';
import { type ChatPart, toChatPart } from './toChatPart';

/** Name of the chat's first part in the fallback. */
export const chatKey = (liveId: string): string => `live:chat:${liveId}`;

/** Lines of the first part. */
export const firstSize = 50;

interface ChatOptions {
  api: Pick<LiveApi, 'getLiveChat'>;
  data: PageData;
  liveId: string;
}

/** Gives the islands of a page the latest part of a chat; they load it when it could not be loaded in time. */
export const provideChat = async ({ api, data, liveId }: ChatOptions): Promise<void> => {
  const part = await data.optional<ChatPart>(`live getLiveChat ${liveId}`, async (signal) =>
    toChatPart(await api.getLiveChat({ live_id: liveId, size: firstSize }, { signal })),
  );
  data.provide(chatKey(liveId), part);
};
