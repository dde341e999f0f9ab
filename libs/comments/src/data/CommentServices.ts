import type { ItemApi } from '@share/api-client';
import type { SafeStorage } from '@share/environment';
import type { PageActions } from '@share/islands';
import type { Session } from '@share/session';

/** What the parts of a discussion use of their page. */
export interface CommentServices {
  api: Pick<
    ItemApi,
    'getTopComments' | 'getChildComments' | 'createComment' | 'getUserRelation' | 'changeCollection'
  >;
  session: Session;
  page: PageActions;
  /** Keeps comments that wait for a review. */
  storage: SafeStorage;
  /** Writes down that a part of the page failed. */
  reportFailure: (error: unknown, part: string) => void;
}
