import type { ItemApi } from '@share/api-client';
import type { SafeStorage } from '@share/environment';
import type { PageActions } from '@share/islands';
import type { Session } from '@share/session';
import type { ReportEvent } from '@share/tracking';

/** The services of the page that the parts of a discussion need. */
export interface CommentServices {
  api: Pick<
    ItemApi,
    | 'getTopComments'
    | 'getChildComments'
    | 'createComment'
    | 'deleteComment'
    | 'getUserRelation'
    | 'changeCollection'
  >;
  session: Session;
  page: PageActions;
  report: ReportEvent;
  /** Keeps comments that wait for a review. */
  storage: SafeStorage;
  /** Logs that a part of the page failed. */
  reportFailure: (error: unknown, part: string) => void;
}
