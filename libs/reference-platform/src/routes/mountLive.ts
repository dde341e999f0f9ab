import { operations } from '@share/api-contract';
import type { PlatformEnv } from '@share/reference-core';
import type { Context } from 'hono';
import { readKey } from './readKey';
import type { RouteParts } from './RouteParts';

const maxMessageBytes = 2 * 1024;

/** After a change of state all visitors of a room request it: caches in front may answer them for a moment. */
const sharedControl = 'public, s-maxage=2';

/** Live rooms: detail, text and pictures, chat, and the ticket for the realtime channel. */
export const mountLive = ({ mount, visitors, limitRate, audit, live }: RouteParts): void => {
  const { lives, chat, limits } = live;

  mount(operations.getLiveInfo, async ({ params, context }) => {
    const detail = await lives.info(params.id);
    context.header('cache-control', sharedControl);
    return detail;
  });
  mount(operations.getLiveRoom, async ({ params, query, context }) => {
    const userId = await visitors.idOf(context);
    const room = await lives.room(params.id, query, userId);
    // The likes of a user are for that user alone.
    if (userId === undefined) context.header('cache-control', sharedControl);
    context.header('vary', 'authorization', { append: true });
    return room;
  });
  mount(operations.likeLivePost, async ({ params, body, context }) => {
    const { user_id } = await visitors.requireWriter(context);
    await limitRate('live-action', user_id, limits.actions);
    const like_count = await lives.like(params.id, body.msg_id, user_id);
    await audit({ action: 'likeLivePost', target: body.msg_id, user_id }, visitors.originOf(context));
    return { msg_id: body.msg_id, like_count, is_liked: true as const };
  });
  mount(operations.getLiveChat, ({ params, query: { size, before, since } }) =>
    chat.page(params.live_id, {
      size,
      ...(before !== undefined && { before }),
      ...(since !== undefined && { since }),
    }),
  );
  mount(
    operations.sendLiveMessage,
    async ({ params, body, context }) => {
      const user = await visitors.requireWriter(context);
      const message = await chat.send({
        liveId: params.id,
        content: body.content,
        user,
        idempotencyKey: readKey(context),
      });
      await audit(
        { action: 'sendLiveMessage', target: message.msg_id, user_id: user.user_id },
        visitors.originOf(context),
      );
      return { message };
    },
    { maxBodyBytes: maxMessageBytes },
  );
  mount(operations.getLiveToken, async ({ query, context }) => {
    const { live_id } = await lives.find(query.live_id);
    const user = (await visitors.idOf(context)) ?? '';
    return live.issueTicket(live_id, { user, visitor: user ? '' : await visitors.anonymousIdOf(context) });
  });
};

/** Bookings of the owner of the token. */
export const mountBookings = ({ mount, visitors, limitRate, audit, live }: RouteParts): void => {
  const { bookings, limits } = live;

  /** The user, after the write has been counted and recorded. */
  const requireBooker = async (
    context: Context<PlatformEnv>,
    action: string,
    target: string,
  ): Promise<string> => {
    const { user_id } = await visitors.requireWriter(context);
    await limitRate('live-action', user_id, limits.actions);
    await audit({ action, target, user_id }, visitors.originOf(context));
    return user_id;
  };

  mount(operations.createBooking, async ({ body, context }) =>
    bookings.add(body.booking_id, await requireBooker(context, 'createBooking', body.booking_id)),
  );
  mount(operations.removeBooking, async ({ body, context }) =>
    bookings.remove(body.booking_id, await requireBooker(context, 'removeBooking', body.booking_id)),
  );
  mount(operations.getBookings, async ({ query: { page, size, tiny }, context }) => {
    const { user_id } = await visitors.require(context);
    return bookings.list(user_id, { page, size, isTiny: tiny === '1' || tiny === 'true' });
  });
};
