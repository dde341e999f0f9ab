import type { ChatMessage } from '@share/api-contract/sent';
import { entryId, type StoredPost } from '@share/reference-live';
import { createRandom, hashText } from '../createRandom';
import type { SeedRecord } from '../SeedBundle';
import { aliases, places } from '../voices/aliases';
import { birdPosts, bridgePosts, type PostDraft } from './bridgePosts';
import { generalLines, roomLines } from './chatLines';
import { pictureOf } from '../pictures/pictureOf';
import { type RoomDraft, rooms } from './rooms';

/** Entries by room, and the hours they tell of. */
const columnOf: Readonly<Record<string, { drafts: readonly PostDraft[]; hours: number }>> = {
  lvBridg1: { drafts: bridgePosts, hours: 7 },
  lvBirds1: { drafts: birdPosts, hours: 1 },
};

const bookers = 12;
const hostMark = '主｜';

/** The lines of a room: its own in order, general ones between them. */
function linesOf(live_id: string): string[] {
  const random = createRandom(`chat:${live_id}`);
  const strewn = random.shuffle(generalLines);
  return (roomLines[live_id] ?? []).flatMap((line) => {
    const extra = random.next() < 0.6 ? strewn.splice(0, random.int(1, 2)) : [];
    return [line, ...extra];
  });
}

function messageOf(draft: RoomDraft, line: string, position: number, created_at: number): ChatMessage {
  const random = createRandom(`chat:${draft.live_id}:${position}`);
  const isHost = line.startsWith(hostMark);
  const alias = isHost ? (draft.source ?? '主持人') : random.pick(aliases);
  return {
    msg_id: `${draft.live_id}m${String(position).padStart(3, '0')}`,
    position,
    content: isHost ? line.slice(hostMark.length) : line,
    created_at,
    alias,
    avatar: `/media/avatar/${hashText(alias).toString(36)}.svg`,
    ip_location: isHost ? '云浦' : random.pick(places),
    owner_user_id: `u${hashText(alias).toString(36)}`,
    ...(isHost && { is_host: true }),
  };
}

function chatRecords(draft: RoomDraft, now: number): SeedRecord[] {
  const lines = linesOf(draft.live_id);
  const start = draft.starts(now);
  const span = Math.min(now, start + draft.lasts) - 40 - start;
  return lines.map((line, index) => {
    const position = index + 1;
    const message = messageOf(draft, line, position, start + Math.floor((span * position) / lines.length));
    return {
      kind: 'live-entry',
      id: entryId(draft.live_id, position),
      body: {
        room: draft.live_id,
        position,
        type: 'message',
        push: { type: 'message', message },
        msg_id: message.msg_id,
      },
    };
  });
}

function postRecords({ live_id, starts, source }: RoomDraft, now: number): SeedRecord[] {
  const { drafts, hours } = columnOf[live_id] ?? { drafts: [], hours: 0 };
  const start = starts(now);
  return drafts.map(({ content, picture, play_url, isPinned, likes }, index) => {
    const msg_id = `${live_id}p${String(index + 1).padStart(3, '0')}`;
    const body: StoredPost = {
      msg_id,
      room: live_id,
      content,
      created_at: start + Math.floor((hours * 3_600 * (index + 1)) / (drafts.length + 0.2)),
      alias: `记者 ${['周衡', '温立', '林岸'][index % 3]}`,
      avatar: `/media/avatar/${hashText(source ?? '').toString(36)}.svg`,
      ...(picture && { images: [pictureOf(picture)] }),
      ...(play_url && { play_url }),
      ...(isPinned && { is_pinned: true }),
      like_count: likes,
    };
    return { kind: 'live-post', id: msg_id, body };
  });
}

function bookingRecords({ live_id, status }: RoomDraft, now: number): SeedRecord[] {
  if (status !== 0) return [];
  return Array.from({ length: bookers }, (_, index) => {
    const owner_user_id = `u${hashText(aliases[index * 7] ?? '').toString(36)}`;
    const id = `live:${live_id}:${owner_user_id}`;
    const created_at = now - (bookers - index) * 3_000;
    return {
      kind: 'booking',
      id,
      body: { id, booking_id: live_id, booking_type: 'live', owner_user_id, created_at },
    };
  });
}

function roomRecord({ starts, lasts, ...draft }: RoomDraft, now: number): SeedRecord {
  const start_time = starts(now);
  const body = {
    ...draft,
    start_time,
    end_time: start_time + lasts,
    epoch: `e${hashText(`${draft.live_id}:${now}`).toString(36)}`,
  };
  return { kind: 'live', id: draft.live_id, body };
}

/** Live rooms with their chat, text and pictures, and bookings. @param now seconds */
export function buildLive(now: number): SeedRecord[] {
  return rooms.flatMap((draft) => [
    roomRecord(draft, now),
    ...chatRecords(draft, now),
    ...postRecords(draft, now),
    ...bookingRecords(draft, now),
  ]);
}
