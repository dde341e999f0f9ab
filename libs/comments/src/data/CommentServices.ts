import type { ItemApi } from '@share/api-client';
import type { SafeStorage } from '@share/environment';
import type { PageActions } from '@share/islands';
import type { Session } from '@share/session';

/** What the discussion of an item is given beside its data. */
export interface CommentServices {
  api: Pick<
    ItemApi,
    'getTopComments' | 'getChildComments' | 'createComment' | 'getUserRelation' | 'changeCollection'
  >;
  session: Session;
  page: PageActions;
  /** Keeps comments that wait for a review. */
  storage: SafeStorage;
}
