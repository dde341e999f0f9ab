import type { User } from '../comment/createCommentWriter';
import { failures } from '../platform/PlatformFailure';
import { readJsonBody } from '../platform/readJsonBody';
import { isScenarioName, scenarioNames } from '../platform/scenarios';
import type { StoredComment } from '../seed/SeedBundle';
import type { RouteParts } from './RouteParts';

const maxHookBytes = 1024;
const shownBeacons = 5_000;

/** Kinds of records visitors leave behind; each holds its id. */
const traces = ['user', 'audit', 'beacon'] as const;

const readFields = async (request: Request): Promise<Record<string, unknown>> => {
  const body = request.body ? await readJsonBody(request, { maxBytes: maxHookBytes }) : {};
  return body && typeof body === 'object' ? (body as Record<string, unknown>) : {};
};

/** Calls for tests only: they change how the platform behaves and show what it has received. */
export const mountTestHooks = ({ app, store, tokens, scenarios, now, createId }: RouteParts): void => {
  app.post('/-/scenario', async (context) => {
    const { name } = await readFields(context.req.raw);
    if (!isScenarioName(name)) throw failures.invalid(`name 应为 ${scenarioNames.join('、')} 之一`);
    scenarios.set(name);
    return context.json({ name });
  });
  app.post('/-/reset', async (context) => {
    scenarios.set('default');
    const written = await store.list<StoredComment>('comment', { where: { is_written: true } });
    for (const { gid } of written) await store.remove('comment', gid);
    for (const { post, parent } of written) {
      const comment_count = await store.count('comment', { post });
      await store.update('content', post, (content) => ({ ...content, comment_count }));
      const reply_count = await store.count('comment', { post, parent });
      await store.update('comment', parent, (comment) => ({ ...comment, reply_count }));
    }
    for (const kind of traces) {
      for (const { id } of await store.list<{ id: string }>(kind)) await store.remove(kind, id);
    }
    return context.json({ removed: written.length });
  });
  app.post('/-/user-token', async (context) => {
    const { alias } = await readFields(context.req.raw);
    const user_id = createId();
    const user: User = {
      user_id,
      alias: typeof alias === 'string' && alias ? alias.slice(0, 32) : '云浦网友',
      avatar: `/media/avatar/${user_id}.svg`,
      ip_location: '云浦',
    };
    await store.put('user', user_id, { ...user, id: user_id, at: now() });
    const device = { appid: 1, platform: 'mobile', device_id: user_id };
    return context.json({ token: await tokens.issue(user_id, device), user_id });
  });
  app.get('/-/inbox', (context) => context.json([]));
  app.get('/-/beacons', async (context) =>
    context.json((await store.list('beacon', { limit: shownBeacons })).reverse()),
  );
};
