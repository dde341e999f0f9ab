import { ClauseTitle, Picture, Tag } from '@share/ui';
import { HeadphoneIcon } from '@share/ui/icons';
import { ContentTypeTag } from '@share/content-cards';
import { AgeNotice } from '../age-notice/AgeNotice';
import type { ItemView } from '../data/DetailView';
import styles from './AudioHead.module.css';

interface AudioHeadProps {
  item: ItemView;
  /** Milliseconds; when the page was rendered. */
  now: number;
  /** Seconds; when the newest episode of an album came: with it the album is as old as that. */
  newestAt?: number | undefined;
  /** Short facts under the lead. */
  facts: string[];
}

/** Cover, title, lead and facts of something to listen to. */
export const AudioHead = ({ item, now, newestAt = item.publishedAt, facts }: AudioHeadProps) => {
  const { title, titleWords, lead, cover, kicker, contentType, isAiMade } = item;
  return (
    <header className={styles.head}>
      <div className={styles.cover}>
        {cover ? <Picture {...cover} alt="" slot={112} ratio="1/1" priority /> : <HeadphoneIcon size={28} />}
      </div>
      <div>
        <p className={styles.kicker}>
          {kicker && <span>{kicker}</span>}
          <ContentTypeTag contentType={contentType} title={title} kicker={kicker} />
          {isAiMade && <Tag>AI 生成</Tag>}
        </p>
        <ClauseTitle as="h1" text={title} words={titleWords} />
        {lead && <p className={styles.lead}>{lead}</p>}
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <AgeNotice item={{ ...item, publishedAt: newestAt }} now={now} />
      </div>
    </header>
  );
};
