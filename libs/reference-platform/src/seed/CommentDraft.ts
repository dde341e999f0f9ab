/** An answer under a comment. */
export interface ReplyDraft {
  alias: string;
  place: string;
  content: string;
  /** Alias of the reply that is answered; absent when the comment itself is. */
  to?: string;
  /** Written by the author of the story. */
  byAuthor?: true;
}

/** A comment as its writer left it. */
export interface CommentDraft {
  alias: string;
  place: string;
  content: string;
  replies: ReplyDraft[];
}

/** A top-level comment. */
export function said(
  alias: string,
  place: string,
  content: string,
  replies: ReplyDraft[] = [],
): CommentDraft {
  return { alias, place, content, replies };
}

/** A reply; `to` names the reply it answers. */
export function answered(alias: string, place: string, content: string, to?: string): ReplyDraft {
  return to === undefined ? { alias, place, content } : { alias, place, content, to };
}
