import { Island } from '@share/islands';
import { FirstScreenEnd } from '@share/ui';
import { CircleLink } from '../circle/CircleLink.styles';
import type { CircleView, TopicView } from '../data/toGroupView';
import { GroupHead } from '../group-head/GroupHead';
import { PostList } from '../post-list/PostList';
import { Circle, Posts } from './TopicScreen.styles';

export interface TopicScreenProps {
  topic: TopicView;
  /** Absent when it could not be read. */
  circle?: CircleView | undefined;
  /** Number of the page of the list that the address names. */
  from: number;
  /** Milliseconds. */
  now: number;
  siteOrigin: string;
}

/** A topic of a circle with its posts. */
export const TopicScreen = ({ topic, circle, from, now, siteOrigin }: TopicScreenProps) => (
  <>
    <GroupHead group={topic} title={`#${topic.name}#`}>
      {circle && (
        <Circle>
          来自圈子 <CircleLink href={circle.href}>{circle.name}</CircleLink>
        </Circle>
      )}
    </GroupHead>
    <FirstScreenEnd />
    <Posts>
      <h2 className="visually-hidden">帖子</h2>
      <Island
        name="circlePosts"
        Component={PostList}
        data={{ of: { topicId: topic.id, type: 'new' }, from, now, siteOrigin }}
      />
    </Posts>
  </>
);
