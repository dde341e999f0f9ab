import type { PostView } from '../data/LiveView';
import { PostContent } from './PostContent';
import { Root } from './PostEntry.styles';

interface PostEntryProps {
  post: PostView;
  /** When the page was made, in milliseconds. */
  now: number;
  isLatest: boolean;
}

/** One entry of the time line. */
export const PostEntry = ({ post, now, isLatest }: PostEntryProps) => (
  <Root data-latest={isLatest ? '' : undefined}>
    <PostContent {...{ post, now, isLatest }} />
  </Root>
);
