import { operations } from '@share/api-contract';
import type { AppInfo, Group } from '@share/api-contract/types';
import { refuseCrossSite } from '../account/createVisitors';
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
