import { Island } from '@share/islands';
import { FirstScreenEnd } from '@share/ui';
import type { CircleView, TopicView } from '../data/toGroupView';
import { GroupHead } from '../group-head/GroupHead';
import { PostList } from '../post-list/PostList';
import styles from './TopicScreen.module.css';

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
        <p className={styles.circle}>
          来自圈子 <a href={circle.href}>{circle.name}</a>
        </p>
      )}
    </GroupHead>
    <FirstScreenEnd />
    <div className={styles.posts}>
      <h2 className="visually-hidden">帖子</h2>
      <Island
        name="circlePosts"
        Component={PostList}
        data={{ of: { topicId: topic.id, type: 'new' }, from, now, siteOrigin }}
      />
    </div>
  </>
);
