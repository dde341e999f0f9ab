import { operations } from '@share/api-contract';
import type { Context } from 'hono';
import type { PlatformEnv } from '../platform/PlatformEnv';
import type { RouteParts } from './RouteParts';

/** Bookings of the owner of the token. */
export const mountBookings = ({ mount, visitors, pace, audit, live }: RouteParts): void => {
  const { bookings, limits } = live;

  /** The user, after the write has been counted and noted. */
  const admit = async (context: Context<PlatformEnv>, action: string, target: string): Promise<string> => {
    const { user_id } = await visitors.requireWriter(context);
    await pace('live-action', user_id, limits.actions);
    const { requestId, network } = visitors.originOf(context);
    await audit({ action, target, user_id, request_id: requestId, network: network.kept });
    return user_id;
  };

  mount(operations.createBooking, async ({ body, context }) =>
    bookings.add(body.booking_id, await admit(context, 'createBooking', body.booking_id)),
  );
  mount(operations.removeBooking, async ({ body, context }) =>
    bookings.remove(body.booking_id, await admit(context, 'removeBooking', body.booking_id)),
  );
  mount(operations.getBookings, async ({ query: { page, size, tiny }, context }) => {
    const { user_id } = await visitors.require(context);
    return bookings.list(user_id, { page, size, isTiny: tiny === '1' || tiny === 'true' });
  });
};
