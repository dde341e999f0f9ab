import { operations } from '@share/api-contract';
import { toTel } from '../account/createAccounts';
import { refuseCrossSite } from '../account/createVisitors';
import { failures } from '../platform/PlatformFailure';
import type { RouteParts } from './RouteParts';

/** Phone codes, the account of the token, and the end of a token. The login is in mountSite, beside the anonymous token. */
export const mountAccounts = ({ mount, accounts, audit, codes, tokens, visitors }: RouteParts): void => {
  mount(operations.sendVerifyCode, async ({ query, context }) => {
    refuseCrossSite(context);
    return codes.send(toTel(query.tel), visitors.originOf(context));
  });
  mount(operations.getAccount, async ({ params, context }) => {
    const user = await visitors.require(context);
    if (params.id !== user.user_id) throw failures.notOwnAccount();
    return accounts.info(user);
  });
  mount(operations.getOwnAccount, async ({ context }) => accounts.info(await visitors.require(context)));
  mount(operations.logout, async ({ context }) => {
    refuseCrossSite(context);
    const user_id = await tokens.revoke(context.req.header('authorization'));
    if (!user_id) throw failures.loginRequired();
    const { requestId, network } = visitors.originOf(context);
    await audit({
      action: 'logout',
      target: user_id,
      user_id,
      request_id: requestId,
      network: network.kept,
    });
    return null;
  });
  mount(operations.getInviteRecord, async ({ query, context }) => {
    const { user_id } = await visitors.require(context);
    return accounts.invitees(user_id, query);
  });
};
