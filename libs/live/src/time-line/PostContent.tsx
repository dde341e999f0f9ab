import { VideoPlayer } from '@share/media-player';
import { RelativeTime, Tag } from '@share/ui';
import { toIsoTime } from '@share/ui/format';
import { momentText } from '@share/content-cards';
import type { PostView } from '../data/LiveView';
import { useLiveServices } from '../LiveServices';
import { EntryPictures } from './EntryPictures';
import styles from './PostContent.module.css';

interface PostContentProps {
  post: PostView;
  /** When the page was made, in milliseconds. */
  now: number;
  isLatest?: boolean;
  isPinned?: boolean;
}

/** All of an entry, in the time line and pinned above it. */
export const PostContent = ({ post, now, isLatest = false, isPinned = false }: PostContentProps) => {
  const { storage } = useLiveServices();
  const { text, at, author, pictures, video } = post;
  return (
    <>
      <p className={styles.time}>
        {isPinned && <Tag>置顶</Tag>}
        {at !== undefined && <time dateTime={toIsoTime(at)}>{momentText(at, now)}</time>}
        {isLatest && <RelativeTime at={at} now={now} />}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {pictures.length > 0 && <EntryPictures pictures={pictures} text={text} />}
      {video && (
        <div className={styles.video}>
          <VideoPlayer media={video} title={text || '现场视频'} storage={storage} isSlow />
        </div>
      )}
      {author && <p className={styles.author}>{author}</p>}
    </>
  );
};
