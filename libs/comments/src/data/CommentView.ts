/** One comment as the page shows it; every text is plain. */
export interface CommentView {
  id: string;
  /** Owner, as the target of a reply. */
  ownerId: string;
  alias: string;
  avatar?: string;
  text: string;
  /** Seconds. */
  createdAt: number;
  /** IP location the platform reports. */
  place?: string;
  isAuthor: boolean;
  /** Whom a reply answers, when that is not the owner of the thread. */
  replyAlias?: string;
  /** Replies that came with the comment; the others load on demand. */
  replies: CommentView[];
  replyCount: number;
}

/** One page of top-level comments. */
export interface CommentPage {
  comments: CommentView[];
  /** Comments and replies of the item together. */
  count: number;
  /** Top-level comments of the item. */
  threadCount: number;
}

/** The content item whose comments are read. */
export interface CommentedItem {
  postId: string;
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

/** The content item a reader comments on or collects. */
export interface ParticipationItem {
  postId: string;
  trackId: string;
  /** As on the wire (spec §3). */
  contentType: string;
}
