import { operations } from '@share/api-contract';
import { failures, readJsonBody } from '@share/reference-core';
import type { StoredLive, StoredPost } from '@share/reference-live';
import * as z from 'zod';
import type { RouteParts } from './RouteParts';

const maxHookBytes = 4 * 1024;

const read = async <Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const result = schema.safeParse(await readJsonBody(request, { maxBytes: maxHookBytes }));
  if (!result.success) throw failures.invalid(z.prettifyError(result.error));
  return result.data;
};

const { columns, playlists } = operations.getLiveInfo.data.shape;

const inRoom = z.object({ live_id: z.string() });

/** Test calls for actions of a room's editors: withdraw, post, change the state or the program, disconnect a user. */
export const mountLiveHooks = ({
  app,
  store,
  now,
  createId,
  live: { lives, chat, realtime },
}: RouteParts): void => {
  app.post('/-/live/withdraw', async (context) => {
    const { live_id, msg_id } = await read(context.req.raw, inRoom.extend({ msg_id: z.string() }));
    await store.remove('live-post', msg_id);
    return context.json({ withdrawn: (await chat.withdraw(live_id, msg_id)) !== undefined });
  });
  app.post('/-/live/post', async (context) => {
    const { live_id, content } = await read(context.req.raw, inRoom.extend({ content: z.string() }));
    await lives.find(live_id);
    const post = {
      msg_id: createId(),
      content,
      created_at: Math.floor(now() / 1000),
      alias: '现场记者',
      like_count: 0,
    };
    const stored: StoredPost = { ...post, room: live_id, is_written: true };
    await store.put('live-post', post.msg_id, stored);
    await chat.announce(live_id, { type: 'post', post });
    return context.json({ msg_id: post.msg_id });
  });
  app.post('/-/live/status', async (context) => {
    const { live_id, status } = await read(
      context.req.raw,
      inRoom.extend({ status: z.literal([0, 1, 2, 3]) }),
    );
    const before = await lives.find(live_id);
    await store.insert('live-before', live_id, before);
    const { start_time } = before;
    const seconds = Math.floor(now() / 1000);
    // The plan follows the state that was requested; otherwise it would overtake it.
    const plan =
      status === 0
        ? { start_time: Math.max(start_time, seconds + 3_600) }
        : { start_time: Math.min(start_time, seconds) };
    await store.update<StoredLive>('live', live_id, (live) => ({
      ...live,
      status,
      ...plan,
      ...(status === 1 && { end_time: Math.max(live.end_time ?? 0, seconds + 3_600) }),
    }));
    await chat.announce(live_id, { type: 'status', status });
    return context.json({ live_id, status });
  });
  app.post('/-/live/room', async (context) => {
    const { live_id, ...fields } = await read(
      context.req.raw,
      inRoom.extend({ columns: columns.optional(), playlists: playlists.optional() }),
    );
    await store.insert('live-before', live_id, await lives.find(live_id));
    await store.update<StoredLive>('live', live_id, (live) => ({ ...live, ...fields }));
    return context.json({ live_id });
  });
  app.post('/-/live/disconnect', async (context) => {
    const { user_id } = await read(context.req.raw, z.object({ user_id: z.string() }));
    await realtime.disconnect(user_id);
    return context.json({ user_id });
  });
};
