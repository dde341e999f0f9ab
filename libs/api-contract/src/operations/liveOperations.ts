import * as z from 'zod';
import {
  chatPageSchema,
  chatReceiptSchema,
  likeReceiptSchema,
  liveDetailSchema,
  liveRoomSchema,
  newChatMessageSchema,
  newLikeSchema,
  realtimeTicketSchema,
} from '../schemas/live';
import { idSchema } from '../schemas/values';
import { op } from './op';
import { pageQuery } from './paging';

const position = z.coerce.number().int().min(1).max(1_000_000_000).optional();

/** Live rooms: detail, text and pictures, chat, and the way to the realtime channel (spec §7). */
export const liveOperations = {
  getLiveInfo: op({
    method: 'get',
    path: '/peony/v3/live/info/{id}',
    summary: 'Live detail by live_id or by the post_id of its content item',
    params: z.object({ id: idSchema }),
    data: liveDetailSchema,
  }),
  getLiveRoom: op({
    method: 'get',
    path: '/peony/v3/live/room/{id}',
    summary: 'State and counts of a room, and a page of its text and pictures',
    params: z.object({ id: idSchema }),
    query: pageQuery,
    data: liveRoomSchema,
  }),
  likeLivePost: op({
    method: 'post',
    path: '/peony/v3/live/room/{id}/like',
    summary: 'Likes an entry of the text and picture column; a second like changes nothing',
    params: z.object({ id: idSchema }),
    body: newLikeSchema,
    data: likeReceiptSchema.nullable(),
  }),
  getLiveChat: op({
    method: 'get',
    path: '/peony/v3/live/chat/{live_id}',
    summary: 'Chat: the latest part of the log, the part before a position, or all since one',
    params: z.object({ live_id: idSchema }),
    query: z.object({
      size: z.coerce.number().int().min(1).max(100).default(20),
      before: position,
      since: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
    }),
    data: chatPageSchema,
  }),
  sendLiveMessage: op({
    method: 'post',
    path: '/peony/v3/live/chat/{id}/send_msg',
    summary: 'Writes a line of chat as the owner of the token',
    params: z.object({ id: idSchema }),
    body: newChatMessageSchema,
    data: chatReceiptSchema,
    isIdempotent: true,
  }),
  getLiveToken: op({
    method: 'get',
    path: '/peony/v3/live/token',
    summary: 'Token, address and channel of the realtime server for a room',
    query: z.object({ live_id: idSchema }),
    data: realtimeTicketSchema,
  }),
};
