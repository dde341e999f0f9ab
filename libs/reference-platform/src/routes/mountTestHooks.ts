import { failures, readJsonBody, type User } from '@share/reference-core';
import { resetLive } from '@share/reference-live';
import type { Statistics } from '@share/reference-statistics';
import { cutText } from '@share/safety';
import type { CodeMessage } from '../account/createVerifyCodes';
import { createCommentCounts } from '../comment/createCommentCounts';
import { isScenarioName, scenarioNames } from '../scenarios/scenarios';
import type { StoredComment } from '../seed/SeedBundle';
import type { RouteParts } from './RouteParts';

const maxHookBytes = 1024;
const shownBeacons = 5_000;
const shownMessages = 1_000;

/** A record that a visitor may have created. */
interface Trace {
  id: string;
  is_sample?: true;
}

/** Kinds of records visitors create. */
const traces = ['user', 'account', 'session', 'code', 'pace', 'sms', 'audit', 'report'] as const;

const readFields = async (request: Request): Promise<Record<string, unknown>> => {
  const body = request.body ? await readJsonBody(request, { maxBytes: maxHookBytes }) : {};
  return body && typeof body === 'object' ? (body as Record<string, unknown>) : {};
};

/** Test calls: they change the behaviour of the platform and show received data. */
export const mountTestHooks = (parts: RouteParts, statistics: Statistics): void => {
  const { app, comments, marks, store, tokens, scenarios, now, createId } = parts;
  const counts = createCommentCounts(store);
  app.post('/-/scenario', async (context) => {
    const { name } = await readFields(context.req.raw);
    if (!isScenarioName(name)) throw failures.invalid(`name 应为 ${scenarioNames.join('、')} 之一`);
    scenarios.set(name);
    return context.json({ name });
  });
  app.post('/-/reset', async (context) => {
    scenarios.set('default');
    const written = await store.list<StoredComment>('comment', { where: { is_written: true } });
    for (const comment of written) await store.remove('comment', comment.gid, counts.additions(comment, -1));
    await marks.reset();
    await resetLive(store, parts.live);
    await statistics.reset();
    await store.events.removeBefore(Number.POSITIVE_INFINITY);
    for (const kind of traces) {
      for (const { id, is_sample } of await store.list<Trace>(kind))
        if (!is_sample) await store.remove(kind, id);
    }
    return context.json({ removed: written.length });
  });
  app.post('/-/user-token', async (context) => {
    const { alias } = await readFields(context.req.raw);
    const user_id = createId();
    const user: User = {
      user_id,
      alias: typeof alias === 'string' && alias ? cutText(alias, 32) : '云浦网友',
      avatar: `/media/avatar/${user_id}.svg`,
      ip_location: '云浦',
    };
    await store.put('user', user_id, { ...user, id: user_id, at: now() });
    const device = { appid: 1, platform: 'mobile', device_id: user_id };
    return context.json({ token: await tokens.issue(user_id, device), user_id });
  });
  app.post('/-/approve-comments', async (context) => context.json({ approved: await comments.approve() }));
  app.get('/-/inbox', async (context) => {
    const sent = await store.list<CodeMessage & { id: string }>('sms', { limit: shownMessages });
    return context.json(sent.reverse().map(({ tel, code, at }) => ({ tel, code, at })));
  });
  app.get('/-/beacons', async (context) => {
    await statistics.flush();
    return context.json(await store.events.listNewest(shownBeacons));
  });
};
