import { Island } from '@share/islands';
import { FirstScreenEnd, Section } from '@share/ui';
import type { CircleView, GroupView } from '../data/toGroupView';
import type { PostView } from '../data/toPostView';
import { GroupRow } from '../group-list/GroupList';
import { PostCard } from '../post-card/PostCard';
import { PostList } from '../post-list/PostList';
import { Circle, More } from './PostScreen.styles';

export interface PostScreenProps {
  post: PostView;
  title: string;
  /** The known facts of its circle; without the call for it only the name. */
  circle?: CircleView | undefined;
  /** Milliseconds. */
  now: number;
  siteOrigin: string;
}

const circleOf = ({ circle }: PostView): GroupView => ({ ...circle, facts: [] });

/** A post in full, its circle, and other new posts there. */
export const PostScreen = ({ post, title, circle, now, siteOrigin }: PostScreenProps) => (
  <>
    <h1 className="visually-hidden">{title}</h1>
    <Island name="circlePost" Component={PostCard} data={{ post, now, isWhole: true }} />
    <FirstScreenEnd />
    <Circle>
      <GroupRow group={circle ?? circleOf(post)} isTopic={false} />
    </Circle>
    <More>
      <Section id="more-posts" title="圈里新帖">
        <Island
          name="circlePosts"
          Component={PostList}
          data={{
            of: { circleId: post.circle.id, type: 'new' },
            from: 1,
            now,
            siteOrigin,
            exceptId: post.id,
          }}
        />
      </Section>
    </More>
  </>
);
