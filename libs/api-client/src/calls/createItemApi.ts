import type { ApiClient } from '../Call';
import { inFamily, type Family } from './inFamily';

interface OfOwnFamily {
  track_id?: string;
}

/** The calls for items of media accounts know no `track_id` (spec §7). */
const withoutTrackId =
  <Input, Options, Data>(call: (input: Input, options?: Options) => Promise<Data>) =>
  (input: Input & OfOwnFamily, options?: Options): Promise<Data> => {
    const sent = { ...input };
    delete sent.track_id;
    return call(sent, options);
  };

/** An item, its comments and the actions of a visitor on it. */
export const createItemApi = ({ get, post }: ApiClient, family: Family) => {
  const choose = inFamily(family);
  return {
    getContentDetail: choose(get('/peony/v1/content/{post_id}'), get('/guzzle/v1/content/{post_id}')),
    getTopComments: choose(get('/peony/v1/comment/{id}'), get('/guzzle/v1/comment/{id}')),
    getChildComments: choose(get('/peony/v1/comment/{post}/{cid}'), get('/guzzle/v1/comment/{post}/{cid}')),
    createComment: choose(post('/peony/v1/comment/{id}'), withoutTrackId(post('/guzzle/v1/comment/{id}'))),
    deleteComment: choose(
      post('/peony/v1/comment/{post}/{cid}/delete', { needsData: false }),
      post('/guzzle/v1/comment/{post}/{cid}/delete', { needsData: false }),
    ),
    getUserRelation: get('/peony/v3/content/{type}/{post_id}/user_related'),
    changeCollection: choose(
      post('/peony/v1/collection/{id}', { needsData: false }),
      withoutTrackId(post('/guzzle/v1/collection/{id}', { needsData: false })),
    ),
    changeStar: choose(
      post('/peony/v1/star', { needsData: false }),
      post('/guzzle/v1/star', { needsData: false }),
    ),
  };
};

export type ItemApi = ReturnType<typeof createItemApi>;
