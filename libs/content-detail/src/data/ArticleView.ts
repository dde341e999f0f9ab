import type { SafeHtml } from '@share/safety';

export interface PictureView {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface AccountView {
  name: string;
  avatar?: string;
}

/** What the article screen shows; every text is plain and every address has been judged. */
export interface ArticleView {
  id: string;
  trackId: string;
  contentType: string;
  title: string;
  /** Section and subject over the title, such as `深度 · 生态`. */
  kicker?: string;
  lead?: string;
  account?: AccountView;
  source?: string;
  /** Seconds. */
  publishedAt?: number;
  viewCount: number;
  likeCount: number;
  commentCount: number;
  /** Shown above the body when the body has no picture of its own. */
  cover?: PictureView;
  body: SafeHtml;
  /** Copyright and AI notes under the body, each a whole sentence. */
  notes: string[];
  /** The AI label says that the content was generated, not merely that a tool helped. */
  isAiMade: boolean;
  topics: string[];
  commentsOpen: boolean;
  shareLink?: string;
}
