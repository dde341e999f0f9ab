import type { ApiClient } from '../Call';

/** Media accounts and following them. Their items come through `createItemApi`. */
export const createMediaAccountApi = ({ get, post }: ApiClient) => ({
  changeFollow: post('/guzzle/v1/mp/follow/{uid}', { needsData: false }),
  getFollowState: post('/guzzle/v1/mp/is_followed/{uid}'),
  getMediaAccount: get('/guzzle/v1/mp/info/{uid}'),
  getFollowList: get('/guzzle/v1/mp/follow_list/{uid}'),
});

export type MediaAccountApi = ReturnType<typeof createMediaAccountApi>;
