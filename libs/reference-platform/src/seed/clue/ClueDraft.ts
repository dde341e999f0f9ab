import type { ClueStatus } from '@share/api-contract/sent';
import type { CommentDraft } from '../CommentDraft';
import type { Scene } from '../Draft';

/** An action of an office: hours after the report, author, text, and the state of the report then. */
type StepDraft = readonly [hours: number, org: string, content: string, status: ClueStatus];

/** A clue report as it was handed in, with its outcome. */
export interface ClueDraft {
  id: string;
  title: string;
  content: string;
  /** user_id of the reporter. */
  by: string;
  /** user_id of the person or office that is requested. */
  at?: string;
  topic: string;
  address: string;
  /** Longitude and latitude. */
  point?: readonly [longitude: number, latitude: number];
  /** Age. */
  hoursAgo: number;
  scenes?: readonly Scene[];
  views: number;
  likes: number;
  steps: readonly StepDraft[];
  comments?: readonly CommentDraft[];
  isClosedForComments?: true;
  /** Not shown to the public yet. */
  isInReview?: true;
}
