import type { ApiClient } from '../Call';

/** Channels, modules and lists, and the pages that open from them. */
export const createFeedApi = ({ get }: ApiClient) => ({
  getChannelContent: get('/peony/v1/content'),
  getModule: get('/peony/v1/module/{id}'),
  getList: get('/peony/v1/list/{list_id}'),
  getFlyCards: get('/peony/v1/fly_card/{list_id}'),
  getActivity: get('/peony/v1/activity/{post_id}'),
  getInvite: get('/peony/v1/invite/{code}'),
  getForm: get('/peony/v3/form/{id}/detail'),
});

export type FeedApi = ReturnType<typeof createFeedApi>;
