import { operations } from '@share/api-contract';
import { withOwnStars } from '../account/createMarks';
import { readKey } from './readKey';
import type { RouteParts } from './RouteParts';

/** Content items and the lists around them. */
export const mountContent = ({ mount, contents }: RouteParts): void => {
  mount(operations.getContentDetail, ({ params, query }) =>
    contents.detail(params.post_id, {
      ...(query.type && { type: query.type }),
      isShort: query.less === 'true',
    }),
  );
  mount(operations.getRelatedContent, ({ params, query }) =>
    contents.related(params.post_id, params.type, query),
  );
  mount(operations.getRecommendations, ({ query }) => contents.newest(query));
  mount(operations.getHot72h, ({ query }) => contents.ranked('hot', query));
  mount(operations.getEditorPicks, ({ query }) => contents.ranked('editor-pick', query));
};

/** Media accounts and their items; following them is in mountParticipation. */
export const mountMediaAccounts = ({ mount, contents, mediaAccounts, visitors }: RouteParts): void => {
  mount(operations.getMediaAccountContent, async ({ params, query }) => {
    await contents.findOfMediaAccount(params.post_id);
    return contents.detail(params.post_id, {
      ...(query.type && { type: query.type }),
      isShort: query.less === 'true',
    });
  });
  mount(operations.getMediaAccount, ({ params }) => mediaAccounts.info(params.uid));
  mount(operations.getFollowList, async ({ params, query, context }) =>
    mediaAccounts.follows(params.uid, await visitors.idOf(context), query),
  );
};

const maxCommentBytes = 8 * 1024;

/**
 * Reading comments, and writing them as the owner of the token: ids in the body never name the author. Both families have
 * the same calls; that of media accounts has only the items of media accounts.
 */
export const mountComments = (parts: RouteParts): void => {
  const { mount, comments, contents, marks, visitors, limitRate, accountLimits } = parts;
  const families = [
    {
      top: operations.getTopComments,
      replies: operations.getChildComments,
      create: operations.createComment,
      remove: operations.deleteComment,
      assertOwn: async (): Promise<unknown> => undefined,
    },
    {
      top: operations.getMediaAccountTopComments,
      replies: operations.getMediaAccountChildComments,
      create: operations.createMediaAccountComment,
      remove: operations.deleteMediaAccountComment,
      assertOwn: (post: string): Promise<unknown> => contents.findOfMediaAccount(post),
    },
  ];
  for (const { top, replies, create, remove, assertOwn } of families) {
    mount(top, async ({ params, query, context }) => {
      await assertOwn(params.id);
      return withOwnStars(await comments.top(params.id, query), await visitors.idOf(context), marks);
    });
    mount(replies, async ({ params, query, context }) => {
      await assertOwn(params.post);
      const list = await comments.replies(params.post, params.cid, query);
      return withOwnStars(list, await visitors.idOf(context), marks);
    });
    mount(
      create,
      async ({ params, body, context }) => {
        const user = await visitors.requireWriter(context);
        await assertOwn(params.id);
        return comments.write({
          post: params.id,
          draft: body,
          user,
          origin: visitors.originOf(context),
          idempotencyKey: readKey(context),
        });
      },
      { maxBodyBytes: maxCommentBytes },
    );
    mount(remove, async ({ params: { post, cid: gid }, context }) => {
      const user = await visitors.requireWriter(context);
      await assertOwn(post);
      await limitRate('comment-deletions', user.user_id, accountLimits.commentsPerUser);
      return comments.remove({ post, gid, user, origin: visitors.originOf(context) });
    });
  }
};
