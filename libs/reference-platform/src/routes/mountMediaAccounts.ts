import { operations } from '@share/api-contract';
import type { RouteParts } from './RouteParts';

/** Media accounts and what they publish; following them is in mountParticipation. */
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
