import { operations } from '@share/api-contract';
import type { CollectionChange, StarChange } from '@share/api-contract/sent';
import { failures, type PlatformEnv } from '@share/reference-core';
import type { Context } from 'hono';
import type { MarkKind, MarkTarget } from '../account/createMarks';
import { isPendingThread } from '../comment/commentRecords';
import type { StoredComment } from '../seed/SeedBundle';
import type { RouteParts } from './RouteParts';

const maxBodyBytes = 8 * 1024;

/** A requested mark, without its owner. */
interface MarkRequest {
  /** operationId of the call. */
  action: string;
  mark: MarkKind;
  target: MarkTarget;
  isOn: boolean;
}

/** Collecting, liking and following, each as the owner of the token, for both families of content. */
export const mountParticipation = (parts: RouteParts): void => {
  const { mount, contents, mediaAccounts, marks, visitors, limitRate, accountLimits, audit, store } = parts;

  /** Applies the change for the owner of the token and returns the new count. */
  const applyMark = async (
    context: Context<PlatformEnv>,
    { action, ...request }: MarkRequest,
  ): Promise<number> => {
    const { user_id } = await visitors.requireWriter(context);
    const target = `${request.isOn ? '+' : '-'}${request.target.kind}:${request.target.id}`;
    return marks.change(
      { ...request, userId: user_id },
      {
        allow: () => limitRate('marks', user_id, accountLimits.marksPerUser),
        record: () => audit({ action, target, user_id }, visitors.originOf(context)),
      },
    );
  };

  const collect = async (
    context: Context<PlatformEnv>,
    id: string,
    { type }: CollectionChange,
    action: string,
  ) => {
    const target = { kind: 'content', id, field: 'collect_count' } as const;
    const isOn = type === 'add';
    return {
      is_collect: isOn,
      collect_count: await applyMark(context, { action, mark: 'collection', target, isOn }),
    };
  };

  const starTarget = async (
    { target_type, target_id: id }: StarChange,
    ofMediaAccount: boolean,
  ): Promise<MarkTarget> => {
    if (target_type === 'content') {
      await (ofMediaAccount ? contents.findOfMediaAccount(id) : contents.find(id));
      return { kind: 'content', id, field: 'like_count' };
    }
    const comment = await store.get<StoredComment>('comment', id);
    if (!comment || isPendingThread(comment.post)) throw failures.commentUnknown();
    if (ofMediaAccount) await contents.findOfMediaAccount(comment.post);
    return { kind: 'comment', id, field: 'star_count' };
  };
  const star = async (context: Context<PlatformEnv>, body: StarChange, action: string) => {
    const isOn = body.type === 'add';
    const target = await starTarget(body, action === 'changeMediaAccountStar');
    return { is_star: isOn, star_count: await applyMark(context, { action, mark: 'star', target, isOn }) };
  };

  mount(operations.getUserRelation, async ({ params, context }) => {
    await contents.find(params.post_id, params.type);
    const userId = await visitors.idOf(context);
    const target = { kind: 'content', id: params.post_id } as const;
    return { is_collect: userId !== undefined && (await marks.has('collection', userId, target)) };
  });
  mount(
    operations.changeCollection,
    async ({ params, body, context }) => {
      await contents.find(params.id);
      return collect(context, params.id, body, 'changeCollection');
    },
    { maxBodyBytes },
  );
  mount(
    operations.changeMediaAccountCollection,
    async ({ params, body, context }) => {
      await contents.findOfMediaAccount(params.id);
      return collect(context, params.id, body, 'changeMediaAccountCollection');
    },
    { maxBodyBytes },
  );
  mount(operations.changeStar, ({ body, context }) => star(context, body, 'changeStar'), {
    maxBodyBytes,
  });
  mount(
    operations.changeMediaAccountStar,
    ({ body, context }) => star(context, body, 'changeMediaAccountStar'),
    { maxBodyBytes },
  );
  mount(
    operations.changeFollow,
    async ({ params, body, context }) => {
      await mediaAccounts.info(params.uid);
      const target = { kind: 'media-account', id: params.uid, field: 'follower_count' } as const;
      const isOn = body.type === 1;
      const request = { action: 'changeFollow', mark: 'follow', target, isOn } as const;
      return { is_follow: isOn, follower_count: await applyMark(context, request) };
    },
    { maxBodyBytes },
  );
  mount(operations.getFollowState, async ({ params, context }) => {
    const { follower_count } = await mediaAccounts.info(params.uid);
    const userId = await visitors.idOf(context);
    const target = { kind: 'media-account', id: params.uid } as const;
    const is_follow = userId !== undefined && (await marks.has('follow', userId, target));
    return { is_follow, follower_count };
  });
};
