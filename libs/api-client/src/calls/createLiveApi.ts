import type { ApiClient } from '../Call';

/** Live rooms: state, posts, chat, the realtime ticket, bookings. */
export const createLiveApi = ({ get, post }: ApiClient) => ({
  getLiveInfo: get('/peony/v3/live/info/{id}'),
  getLiveRoom: get('/peony/v3/live/room/{id}'),
  likeLivePost: post('/peony/v3/live/room/{id}/like', { needsData: false }),
  getLiveChat: get('/peony/v3/live/chat/{live_id}'),
  sendLiveMessage: post('/peony/v3/live/chat/{id}/send_msg'),
  getLiveToken: get('/peony/v3/live/token'),
  createBooking: post('/peony/v3/booking', { needsData: false }),
  removeBooking: post('/peony/v3/un_booking', { needsData: false }),
  getBookings: get('/peony/v3/booking_list'),
});

export type LiveApi = ReturnType<typeof createLiveApi>;
