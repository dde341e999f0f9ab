import type { LivePost } from '@share/api-contract/types';
import type { PostView } from './LiveView';

/** The pinned entry: undefined as on the page, null when there is none any more. */
export type Pinned = PostView | null | undefined;

/** The pinned entry after `post` was pushed as `view`: that one, none when it is pinned no more, else the one before. */
export const pinnedAfter = (pinned: Pinned, post: LivePost, view: PostView): Pinned => {
  if (post.is_pinned) return view;
  return pinned?.id === post.msg_id ? null : pinned;
};
