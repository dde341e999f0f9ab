import { operations } from '@share/api-contract';
import type { AppInfo, Group } from '@share/api-contract/sent';
import { failures } from '@share/reference-core';
import { toTel } from '../account/createAccounts';
import { refuseCrossSite, refuseWithoutScript } from '../account/createVisitors';
import type { RouteParts } from './RouteParts';

const fallbackDevice = '123456';

/** Tokens, anonymous and of people who log in; site configuration and channels. */
export const mountSite = ({ mount, accounts, store, tokens, visitors }: RouteParts): void => {
  mount(operations.createToken, async ({ body, context }) => {
    const { account, device_id = context.req.header('x-request-id')?.slice(0, 64) ?? fallbackDevice } = body;
    if (account !== undefined) {
      refuseCrossSite(context);
      return accounts.login({ ...body, account, device_id }, visitors.originOf(context));
    }
    const { appid, platform } = body;
    return { token: await tokens.issue('anonymous', { appid, platform, device_id }) };
  });
  mount(operations.getAppInfo, async () => ({
    app_info: JSON.stringify((await store.get<AppInfo>('app-info', 'default')) ?? {}),
  }));
  mount(operations.getGroups, async () => ({
    groups: await store.list<Group>('group', { order: 'oldest' }),
  }));
};

/** Phone codes, the account of the token, and the end of a token. The login is in mountSite, beside the anonymous token. */
export const mountAccounts = ({ mount, accounts, audit, codes, tokens, visitors }: RouteParts): void => {
  mount(operations.sendVerifyCode, async ({ query, context }) => {
    refuseCrossSite(context);
    refuseWithoutScript(context);
    // A picture or a link has no token, and another site cannot add one: also in browsers that do not name the kind of request.
    if (!(await tokens.isIssued(context.req.header('authorization')))) throw failures.tokenMissing();
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
    await audit({ action: 'logout', target: user_id, user_id }, visitors.originOf(context));
    return null;
  });
  mount(operations.getInviteRecord, async ({ query, context }) => {
    const { user_id } = await visitors.require(context);
    return accounts.invitees(user_id, query);
  });
};
