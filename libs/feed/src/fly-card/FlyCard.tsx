import { ClauseTitle, Picture, RelativeTime, Tag } from '@share/ui';
import { NextIcon } from '@share/ui/icons';
import styles from './FlyCard.module.css';
import type { FlyCardView } from './toFlyCardView';

interface FlyCardProps {
  card: FlyCardView;
  /** Milliseconds; when the page was made. */
  now: number;
}

/** A short card, read where it stands; the whole card leads to its story when it has one. */
export const FlyCard = ({ card, now }: FlyCardProps) => {
  const { title, titleWords, text, tag, publishedAt, image, story } = card;
  const heading = <ClauseTitle text={title} words={titleWords} />;
  return (
    <article className={styles.card} data-exposure={story?.id}>
      {(tag ?? publishedAt) !== undefined && (
        <p className={styles.meta}>
          {tag && <Tag>{tag}</Tag>}
          {publishedAt !== undefined && <RelativeTime at={publishedAt} now={now} />}
        </p>
      )}
      <h2>{story ? <a href={story.href}>{heading}</a> : heading}</h2>
      {(text ?? image) && (
        <div className={styles.content}>
          {text && <p>{text}</p>}
          {image && (
            <div className={styles.thumb}>
              <Picture {...image} alt="" slot={112} ratio="3/2" />
            </div>
          )}
        </div>
      )}
      {story && (
        <p className={styles.story}>
          <span>{story.title}</span>
          <NextIcon size={16} />
        </p>
      )}
    </article>
  );
};
