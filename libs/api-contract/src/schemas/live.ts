import * as z from 'zod';
import { contentTypeSchema, countSchema, idSchema, secondsSchema, switchSchema } from './values';

/** 0 upcoming, 1 live, 2 ended, 3 ended with a replay (R52). */
const liveStatusSchema = z
  .literal([0, 1, 2, 3])
  .meta({ id: 'LiveStatus', description: '0 upcoming, 1 live, 2 ended, 3 replay.' });

const columnSchema = z
  .object({
    name: z.string(),
    type: z
      .enum(['chat', 'post', 'intro', 'replay', 'group', 'link'])
      .meta({ description: 'Chat, text and pictures, introduction, replay, a channel, an outer page.' }),
    enable_chat: switchSchema.optional(),
    group_id: z.string().optional(),
    link_url: z.string().optional(),
  })
  .meta({ id: 'LiveColumn' });

const playlistSchema = z
  .object({
    name: z.string(),
    type: z.enum(['live', 'replay']),
    play_url: z.string().meta({ description: 'An HLS playlist or a file.' }),
    cover: z.string().optional(),
  })
  .meta({ id: 'LivePlaylist' });

/** The facts of a live room in lists; `live_id` is the id in every address but `getLiveInfo`, which takes either. */
const summaryFields = {
  live_id: z.string(),
  post_id: z.string(),
  track_id: z.string().optional(),
  title: z.string(),
  type: z
    .enum(['landscape', 'portrait', 'image'])
    .meta({ description: 'The screen: landscape or upright video, or text and pictures.' }),
  status: liveStatusSchema,
  start_time: secondsSchema,
  end_time: secondsSchema.optional(),
  cover: z.string().optional(),
};

export const liveSummarySchema = z.object(summaryFields).meta({ id: 'LiveSummary' });

/** The facts of the room of a live item in lists of items; all of them may be absent. */
export const cardLiveSchema = z
  .object({
    status: liveStatusSchema.optional(),
    start_time: secondsSchema.optional(),
    end_time: secondsSchema.optional(),
    online_count: countSchema.optional(),
  })
  .meta({ id: 'CardLive' });

/** The live detail of spec §3. Switches come as numbers, texts or booleans (R50). */
export const liveDetailSchema = z
  .object({
    ...summaryFields,
    content_type: contentTypeSchema.optional(),
    summary: z.string().optional(),
    group_id: z.string().optional(),
    source: z.string().optional(),
    columns: z.array(columnSchema),
    countdown_switch: switchSchema.optional(),
    countdown_label: z.string().optional(),
    countdown_style: z.string().optional(),
    reservation_label: z.string().optional(),
    disclaimer: z.string().optional(),
    disclaimer_enable: switchSchema.optional(),
    notice_switch: switchSchema.optional(),
    notice_label: z.string().optional(),
    notice_video: z.string().optional().meta({ description: 'Address of a trailer.' }),
    live_background: z.string().optional(),
    play_background: z.string().optional(),
    playlists: z.array(playlistSchema),
    live_count: countSchema.optional().meta({ description: 'Entries of the text and picture column.' }),
    online_count: countSchema.optional(),
    view_count: countSchema.optional(),
    share_count: countSchema.optional(),
    like_count: countSchema.optional(),
    booking_count: countSchema.optional(),
    revision: z.string().optional().meta({
      description:
        'Another one when the detail has changed, apart from its state and counts; equal to that of a LivePush.',
    }),
  })
  .meta({ id: 'LiveDetail' });

/** One entry of the text and picture column. */
const livePostSchema = z
  .object({
    msg_id: z.string(),
    content: z.string().meta({ description: 'Plain text.' }),
    created_at: secondsSchema,
    alias: z.string(),
    avatar: z.string().optional(),
    images: z.array(z.object({ url: z.string(), width: z.int().min(1), height: z.int().min(1) })).optional(),
    play_url: z.string().optional(),
    is_pinned: z.boolean().optional(),
    like_count: countSchema.optional(),
    is_liked: z.boolean().optional().meta({ description: 'Whether the owner of the token has liked it.' }),
  })
  .meta({ id: 'LivePost' });

/** The moving part of a room: its state, its counts, and its text and pictures, newest first. */
export const liveRoomSchema = z
  .object({
    live_id: z.string(),
    status: liveStatusSchema,
    online_count: countSchema,
    view_count: countSchema,
    like_count: countSchema,
    pinned: livePostSchema.optional(),
    posts: z.array(livePostSchema),
    total: countSchema,
  })
  .meta({ id: 'LiveRoom' });

export const newLikeSchema = z.object({ msg_id: idSchema }).meta({ id: 'NewLiveLike' });

export const likeReceiptSchema = z
  .object({ msg_id: z.string(), like_count: countSchema, is_liked: z.literal(true) })
  .meta({ id: 'LiveLikeReceipt' });

const positionSchema = countSchema.meta({
  description: 'Place in the log of the room, counted from 1; it is the offset of the realtime channel.',
});

/** One line of chat; plain text, never markup. */
const chatMessageSchema = z
  .object({
    msg_id: z.string(),
    position: positionSchema,
    content: z.string(),
    created_at: secondsSchema,
    alias: z.string(),
    avatar: z.string().optional(),
    ip_location: z.string().optional(),
    owner_user_id: z.string().optional(),
    is_host: z.boolean().optional().meta({ description: 'Written by the people of the room.' }),
  })
  .meta({ id: 'ChatMessage' });

/** A part of the room's log, oldest first. */
export const chatPageSchema = z
  .object({
    messages: z.array(chatMessageSchema),
    deleted: z.array(z.string()).meta({ description: 'msg_ids this part of the log takes away.' }),
    oldest: positionSchema.meta({ description: 'Pass it as `before` to read further back; 1 is the end.' }),
    offset: positionSchema.meta({
      description: 'Last position of this part; pass it as `since`, or subscribe from it without a gap.',
    }),
    epoch: z.string().meta({ description: 'Positions of another epoch mean nothing.' }),
    online_count: countSchema,
  })
  .meta({ id: 'ChatPage' });

export const newChatMessageSchema = z
  .object({ content: z.string().meta({ description: '1 to 500 characters of plain text.' }) })
  .meta({ id: 'NewChatMessage' });

export const chatReceiptSchema = z.object({ message: chatMessageSchema }).meta({ id: 'ChatReceipt' });

const entryFields = {
  left_out_count: countSchema.optional().meta({
    description:
      'Chat messages in the log just before this entry that are not pushed, because the room has too many.',
  }),
};

/** What the realtime channel of a room carries: the entries of its log, and now and then the room itself. */
export const livePushSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('message'), message: chatMessageSchema, ...entryFields }),
    z.object({ type: z.literal('delete'), msg_id: z.string(), ...entryFields }),
    z.object({ type: z.literal('post'), post: livePostSchema, ...entryFields }),
    z.object({ type: z.literal('status'), status: liveStatusSchema, ...entryFields }),
    z
      .object({
        type: z.literal('room'),
        status: liveStatusSchema,
        online_count: countSchema,
        view_count: countSchema,
        like_count: countSchema,
        revision: z.string().optional(),
        left_out_count: countSchema.optional(),
      })
      .meta({
        description:
          'State and counts, and the chat messages left out since the last one: every few seconds, when they have changed. No entry of the log: it has no offset.',
      }),
  ])
  .meta({ id: 'LivePush' });

/** How to connect to the realtime server. */
export const realtimeTicketSchema = z
  .object({
    token: z.string().meta({ description: 'A JWT of some minutes; ask again when it ends.' }),
    ws: z.string().meta({ description: 'An absolute address, or a path on the origin of this call.' }),
    channel: z.string().meta({
      description: '`live:` and the live_id. Each publication is one LivePush.',
      'x-publication': { $ref: '#/$defs/LivePush' },
    }),
  })
  .meta({ id: 'RealtimeTicket' });
