import { Facts, Picture } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import { TopicIcon } from '@share/ui/icons';
import type { TopicCardView } from '../data/ClueView';
import styles from './TopicCard.module.css';

/** A topic in a list; the whole card is one link. */
export const TopicCard = ({ topic }: { topic: TopicCardView }) => (
  <a className={styles.card} href={topic.href}>
    <span className={styles.cover}>
      {topic.cover ? <Picture src={topic.cover} alt="" slot={56} ratio="1/1" /> : <TopicIcon />}
    </span>
    <span className={styles.texts}>
      <b>{topic.name}</b>
      {topic.about && <span className={styles.about}>{topic.about}</span>}
      <Facts as="span">
        <span>{formatNumber(topic.viewCount)} 阅读</span>
        <span>{formatNumber(topic.reportCount)} 条报料</span>
      </Facts>
    </span>
  </a>
);
