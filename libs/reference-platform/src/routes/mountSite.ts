import { operations } from '@share/api-contract';
import type { AppInfo, Group } from '@share/api-contract/types';
import type { RouteParts } from './RouteParts';

const fallbackDevice = '123456';

/** Anonymous tokens, site configuration and channels. */
export const mountSite = ({ mount, store, tokens }: RouteParts): void => {
  mount(operations.createToken, async ({ body, context }) => ({
    token: await tokens.issue('anonymous', {
      appid: body.appid,
      platform: body.platform,
      device_id: body.device_id ?? context.req.header('x-request-id')?.slice(0, 64) ?? fallbackDevice,
    }),
  }));
  mount(operations.getAppInfo, async () => ({
    app_info: JSON.stringify((await store.get<AppInfo>('app-info', 'default')) ?? {}),
  }));
  mount(operations.getGroups, async () => ({
    groups: await store.list<Group>('group', { order: 'oldest' }),
  }));
};
