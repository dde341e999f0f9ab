import { VideoPlayer } from '@share/media-player';
import { RelativeTime, Tag } from '@share/ui';
import { toIsoTime } from '@share/ui/format';
import { momentText } from '@share/content-cards';
import type { PostView } from '../data/LiveView';
import { useLiveServices } from '../LiveServices';
import { EntryPictures } from './EntryPictures';
import { Author, Moment, Text, Time, Video } from './PostContent.styles';

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
      <Time>
        {isPinned && <Tag>置顶</Tag>}
        {at !== undefined && <Moment dateTime={toIsoTime(at)}>{momentText(at, now)}</Moment>}
        {isLatest && <RelativeTime at={at} now={now} />}
      </Time>
      {text && <Text>{text}</Text>}
      {pictures.length > 0 && <EntryPictures pictures={pictures} text={text} />}
      {video && (
        <Video>
          <VideoPlayer media={video} title={text || '现场视频'} storage={storage} isSlow />
        </Video>
      )}
      {author && <Author>{author}</Author>}
    </>
  );
};
