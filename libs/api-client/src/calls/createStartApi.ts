import type { ApiClient } from '../Call';

/** Calls of the start-up of every page (spec §4). */
export const createStartApi = ({ get, post }: ApiClient) => ({
  createToken: post('/peony/v1/auth'),
  getAppInfo: get('/peony/v1/app/info'),
  getGroups: get('/peony/v1/group'),
});

export type StartApi = ReturnType<typeof createStartApi>;
