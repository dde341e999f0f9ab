import type { CommentDraft } from '../CommentDraft';

export interface LawyerDraft {
  id: string;
  name: string;
  firm: string;
  years: number;
  fields: readonly string[];
}

interface AnswerDraft {
  lawyer: LawyerDraft;
  /** After the question. */
  hours: number;
  content: string;
  likes: number;
  isAdopted?: true;
}

/** A question as it was requested, with the answers of lawyers. */
export interface LawDraft {
  id: string;
  title: string;
  content: string;
  category: string;
  /** Absent: the asker stays anonymous. */
  alias?: string;
  hoursAgo: number;
  views: number;
  likes: number;
  answers: readonly AnswerDraft[];
  comments?: readonly CommentDraft[];
}
