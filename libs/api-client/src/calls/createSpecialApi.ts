import type { ApiClient } from '../Call';

/** Special topics. */
export const createSpecialApi = ({ get }: ApiClient) => ({
  getSpecial: get('/peony/v3/special/{id}'),
  getSpecialContent: get('/peony/v3/special/{id}/content'),
});

export type SpecialApi = ReturnType<typeof createSpecialApi>;
