import { ApiError } from '@share/api-client';
import type { LiveDetail, LivePost } from '@share/api-contract/types';
import { createSafeStorage } from '@share/environment';
import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { LiveServices } from '../src/LiveServices';
import { createChatApi, messages } from './createChatServices';
import { liveDetail, liveRoom } from './liveFixtures';

type LiveApi = LiveServices['api'];

/** A room in memory, which may be changed between calls. */
export interface FakeLiveApi extends LiveApi {
  detail: LiveDetail;
  posts: LivePost[];
  /** The entry that stands above the others. */
  pinned?: LivePost | undefined;
  isBooked: boolean;
  /** While true every call fails as without a network. */
  isOffline: boolean;
  /** While set every booking is refused by the platform. */
  refusesBookings: boolean;
}

const failure = (kind: 'network' | 'business') =>
  Promise.reject(new ApiError({ kind, message: kind, code: kind === 'business' ? 6_009 : 0 } as never));

const unused = () => failure('network');

/** Answers the calls of a room. */
export const createLiveApi = (given: Partial<LiveDetail> = {}, posts: LivePost[] = []): FakeLiveApi => {
  const answer = <Answer>(make: () => Answer): Promise<Answer> =>
    api.isOffline ? failure('network') : Promise.resolve(make());
  const book = (isBooked: boolean) => {
    if (api.refusesBookings) return failure('business');
    return answer(() => {
      const { booking_count = 0, live_id } = api.detail;
      const step = Number(isBooked) - Number(api.isBooked);
      api.detail = { ...api.detail, booking_count: booking_count + step };
      api.isBooked = isBooked;
      return { booking_id: live_id, is_booked: isBooked, booking_count: booking_count + step };
    });
  };
  const chat = createChatApi(messages(5));
  const api: FakeLiveApi = {
    detail: liveDetail(given),
    posts,
    isBooked: false,
    isOffline: false,
    refusesBookings: false,
    getLiveInfo: () => answer(() => api.detail),
    getLiveRoom: ({ page = 1, size = 10 }) =>
      answer(() => {
        const { status, online_count = 0, view_count = 0, like_count = 0 } = api.detail;
        const shown = api.posts.slice((page - 1) * size, page * size);
        const moving = { status, online_count, view_count, like_count };
        const pinned = api.pinned && { pinned: api.pinned };
        return liveRoom(0, { ...moving, ...pinned, posts: shown, total: api.posts.length });
      }),
    createBooking: () => book(true),
    removeBooking: () => book(false),
    getBookings: () =>
      answer(() => ({
        bookings: api.isBooked
          ? [{ booking_id: api.detail.live_id, booking_type: 'live' as const, created_at: 1 }]
          : [],
        total: Number(api.isBooked),
      })),
    likeLivePost: unused,
    getLiveChat: chat.getLiveChat,
    sendLiveMessage: chat.sendLiveMessage,
    getLiveToken: chat.getLiveToken,
  };
  return api;
};

/** Services of a visitor in a room, but for those that a test or story gives. */
export const createLiveServices = (given: Partial<LiveServices> = {}): LiveServices => ({
  api: createLiveApi(),
  session: createTestSession(),
  page: createPageActions(),
  report: () => undefined,
  storage: createSafeStorage(() => sessionStorage),
  ...given,
});
