import { VideoPlayer } from '@share/media-player';
import { RelativeTime } from '@share/ui';
import { toIsoTime } from '@share/ui/format';
import { momentText } from '../data/liveTimes';
import type { PostView } from '../data/LiveView';
import { useLiveServices } from '../LiveServices';
import styles from './PostEntry.module.css';
import { PostPictures } from './PostPictures';

interface PostEntryProps {
  post: PostView;
  /** When the page was made, in milliseconds. */
  now: number;
  isLatest: boolean;
}

/** One entry of the time line. */
export const PostEntry = ({ post, now, isLatest }: PostEntryProps) => {
  const { storage } = useLiveServices();
  const { text, at, author, pictures, video } = post;
  return (
    <li className={styles.root} data-latest={isLatest ? '' : undefined}>
      <p className={styles.time}>
        <time dateTime={toIsoTime(at)}>{momentText(at, now)}</time>
        {isLatest && <RelativeTime at={at} now={now} />}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {pictures.length > 0 && <PostPictures pictures={pictures} text={text} />}
      {video && (
        <div className={styles.video}>
          <VideoPlayer media={video} title={text || '现场视频'} storage={storage} isSlow />
        </div>
      )}
      {author && <p className={styles.author}>{author}</p>}
    </li>
  );
};
