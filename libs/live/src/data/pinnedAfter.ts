import type { LivePost } from '@share/api-contract/types';
import { isOn } from '@share/safety';
import type { PostView } from './LiveView';
import { toPostView } from './toRoomView';

interface ViewContext {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

/** The pinned entry: undefined as on the page, null when there is none any more. */
export type Pinned = PostView | null | undefined;

/** The pinned entry after `post` was pushed: that one, none when it is pinned no more, else the one before. */
export const pinnedAfter = (pinned: Pinned, post: LivePost, context: ViewContext): Pinned => {
  if (isOn(post.is_pinned)) return toPostView(post, context);
  return pinned?.id === post.msg_id ? null : pinned;
};
