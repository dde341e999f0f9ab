import { operations } from '@share/api-contract';
import type { Context } from 'hono';
import type { User } from '../comment/createCommentWriter';
import type { PlatformEnv } from '../platform/PlatformEnv';
import { failures } from '../platform/PlatformFailure';
import type { RouteParts } from './RouteParts';

const keyPattern = /^[\w-]{8,64}$/;
const maxCommentBytes = 8 * 1024;

const readKey = (context: Context<PlatformEnv>): string | undefined => {
  const key = context.req.header('idempotency-key');
  if (key !== undefined && !keyPattern.test(key)) throw failures.invalid('Idempotency-Key 格式不正确');
  return key;
};

/** Reading comments, and writing them as the owner of the token: ids in the body never say who writes. */
export const mountComments = ({ mount, comments, tokens, store }: RouteParts): void => {
  const readUser = async (context: Context<PlatformEnv>): Promise<User> => {
    const id = await tokens.readUserId(context.req.header('authorization'));
    const user = id && (await store.get<User>('user', id));
    if (!user) throw failures.loginRequired();
    return user;
  };
  mount(operations.getTopComments, ({ params, query }) => comments.top(params.id, query));
  mount(operations.getChildComments, ({ params, query }) => comments.replies(params.post, params.cid, query));
  mount(
    operations.createComment,
    async ({ params, body, context }) => {
      if (context.req.header('sec-fetch-site') === 'cross-site') throw failures.crossSite();
      return comments.write({
        post: params.id,
        draft: body,
        user: await readUser(context),
        requestId: context.get('requestId'),
        idempotencyKey: readKey(context),
      });
    },
    { maxBodyBytes: maxCommentBytes },
  );
};
