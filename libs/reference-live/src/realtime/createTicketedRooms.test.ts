import type { RoomPush } from '../rooms/createLives';
import { tokenLifetimeSeconds } from './createConnectionTokens';
import { createTicketedRooms } from './createTicketedRooms';

const room: RoomPush = { type: 'room', status: 1, online_count: 1, view_count: 2, like_count: 3 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

const open = (inform = jest.fn(async () => undefined)) => {
  const current = new Map([
    ['lvBirds1', room],
    ['lvMarkt1', room],
  ]);
  const errors: unknown[] = [];
  const rooms = createTicketedRooms({
    inform,
    currentOf: async (id) => current.get(id) ?? Promise.reject(new Error('missing')),
    now: Date.now,
    onError: (error) => errors.push(error),
  });
  return { ...rooms, inform, current, errors };
};

test('a room that a ticket was requested is pushed, and again when it has changed', async () => {
  const { onTicket, inform, current } = open();
  await seconds(10);
  expect(inform).not.toHaveBeenCalled();
  onTicket('lvBirds1');
  await seconds(30);
  expect(inform.mock.calls).toEqual([['live:lvBirds1', room]]);
  current.set('lvBirds1', { ...room, status: 2 });
  await seconds(3);
  expect(inform).toHaveBeenLastCalledWith('live:lvBirds1', { ...room, status: 2 });
});

test('a room that is no longer requested is left alone, and no timer is left', async () => {
  const { onTicket, inform, current } = open();
  onTicket('lvBirds1');
  await seconds(tokenLifetimeSeconds + 120);
  expect(jest.getTimerCount()).toBe(0);
  current.set('lvBirds1', { ...room, status: 2 });
  await seconds(60);
  expect(inform).toHaveBeenCalledTimes(1);
  onTicket('lvBirds1');
  await seconds(3);
  expect(inform).toHaveBeenCalledTimes(2);
});

test('a server that does not take it, or a room that cannot be read, stops nothing', async () => {
  const refused = jest.fn(() => Promise.reject(new Error('refused')));
  const { onTicket, errors } = open(refused);
  onTicket('lvNone01');
  onTicket('lvBirds1');
  await seconds(3);
  expect(errors.map((error) => (error as Error).message).sort()).toEqual(['missing', 'refused']);
});
