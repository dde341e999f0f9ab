import type { ChatPage, LiveDetail, LiveRoom, LiveStatus } from '@share/api-contract/sent';
import { failures } from '@share/reference-core';
import { changing, delayed, failing, type Scenario } from './behaviours';

const day = 86_400;
const slowMs = 4_000;

const startOf = { 0: 6 * day, 1: -3_600, 2: -2 * day, 3: -2 * day } as const;

const replay = { name: '全场回放', type: 'replay', play_url: '/media/live/vod.m3u8' } as const;

/** Every room in one state, with matching times. */
const inState = (status: LiveStatus): Scenario => ({
  getLiveInfo: changing<LiveDetail>((detail) => {
    const start_time = Math.floor(Date.now() / 1000) + startOf[status];
    const others = detail.playlists.filter(({ type }) => type !== 'replay');
    return {
      ...detail,
      status,
      start_time,
      end_time: start_time + (status === 1 ? day : 7_200),
      playlists: status === 3 ? [...others, replay] : others,
    };
  }),
  getLiveRoom: changing<LiveRoom>((room) => ({ ...room, status })),
});

const offline = failing(failures.unavailable);

/** States of live rooms. */
export const liveScenarios = {
  'live-upcoming': { ...inState(0), sendLiveMessage: failing(failures.chatClosed) },
  'live-now': inState(1),
  'live-ended': { ...inState(2), sendLiveMessage: failing(failures.chatClosed) },
  'live-replay': { ...inState(3), sendLiveMessage: failing(failures.chatClosed) },
  'live-missing': {
    getLiveInfo: failing(failures.roomMissing),
    getLiveRoom: failing(failures.roomMissing),
  },
  'live-fails': { getLiveInfo: failing(failures.internal), getLiveRoom: failing(failures.internal) },
  'live-slow': { getLiveInfo: delayed(slowMs), getLiveRoom: delayed(slowMs) },
  'live-empty': {
    getLiveRoom: changing<LiveRoom>(({ pinned: _pinned, ...room }) => ({ ...room, posts: [], total: 0 })),
    getLiveChat: changing<ChatPage>((page) => ({ ...page, messages: [], deleted: [], oldest: 0 })),
  },
  'chat-fails': { getLiveChat: failing(failures.internal), sendLiveMessage: failing(failures.internal) },
  'chat-closed': {
    getLiveInfo: changing<LiveDetail>((detail) => ({
      ...detail,
      columns: detail.columns.map((column) => ({
        ...column,
        ...(column.type === 'chat' && { enable_chat: 0 }),
      })),
    })),
    sendLiveMessage: failing(failures.chatClosed),
  },
  'chat-refused': { sendLiveMessage: failing(() => failures.tooFast(3)) },
  'chat-slow': { sendLiveMessage: delayed(slowMs) },
  'realtime-down': { getLiveToken: offline },
  'booking-fails': { createBooking: failing(failures.internal), removeBooking: failing(failures.internal) },
  'booking-refused': { createBooking: failing(failures.bookingClosed) },
} satisfies Record<string, Scenario>;
