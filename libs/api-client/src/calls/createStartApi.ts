import type { ApiClient } from '../Call';

/** What every page begins with (spec §4, start-up). */
export const createStartApi = ({ get, post }: ApiClient) => ({
  createToken: post('/peony/v1/auth'),
  getAppInfo: get('/peony/v1/app/info'),
  getGroups: get('/peony/v1/group'),
});

export type StartApi = ReturnType<typeof createStartApi>;
