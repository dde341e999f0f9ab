import type { ReactNode } from 'react';

/** The parts of a discussion on a page; the app fills the slots, so that features do not know each other. */
export interface CommentSlots {
  /** Control to collect the item, where its page has a place for it. */
  collect?: ReactNode;
  /** The list of comments, after the lists of the page. */
  comments?: ReactNode;
  /** The bar at the bottom of the screen. */
  footer?: ReactNode;
}
