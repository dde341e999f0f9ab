import { Avatar, IconButton, RelativeTime, Tag } from '@share/ui';
import { MoreIcon, NextIcon } from '@share/ui/icons';
import { useCommunityServices } from '../data/CommunityServices';
import type { PostView } from '../data/toPostView';
import { ReactionBar } from '../reaction-bar/ReactionBar';
import styles from './PostCard.module.css';
import { PostPictures } from './PostPictures';

export interface PostCardProps {
  post: PostView;
  /** Milliseconds; when the page was made. */
  now: number;
  /** The whole post on its own page; else one of a list, whose text leads to its page. */
  isWhole?: boolean;
  /** Also names its circle: in lists of several. */
  namesCircle?: boolean;
}

const Head = ({ post, now, namesCircle }: PostCardProps) => {
  const { page } = useCommunityServices();
  const { id, alias, avatar, tag, isPinned, isEssence, createdAt, place, circle } = post;
  return (
    <header className={styles.head}>
      <Avatar name={alias} {...(avatar && { src: avatar })} />
      <div>
        <p className={styles.alias}>
          <bdi>{alias}</bdi>
          {tag && <Tag>{tag}</Tag>}
          {isPinned && <Tag>置顶</Tag>}
          {isEssence && <Tag>精华</Tag>}
        </p>
        <p className={styles.meta}>
          <RelativeTime at={createdAt} now={now} />
          {place && ` · ${place}`}
          {namesCircle && (
            <>
              {' · '}
              <a href={circle.href}>{circle.name}</a>
            </>
          )}
        </p>
      </div>
      <IconButton label="举报" onClick={() => page.report({ type: 'circle', id })}>
        <MoreIcon />
      </IconButton>
    </header>
  );
};

/** A post of a circle: who, what, pictures, and what readers did about it. */
export const PostCard = ({ post, now, isWhole = false, namesCircle = false }: PostCardProps) => (
  <article className={styles.post} data-exposure={isWhole ? undefined : post.id}>
    <Head post={post} now={now} namesCircle={namesCircle} />
    {(post.text || post.topic) && (
      <p className={styles.text} data-whole={isWhole ? '' : undefined}>
        {post.topic && (
          <>
            <a className={styles.topic} href={post.topic.href}>
              #{post.topic.name}#
            </a>{' '}
          </>
        )}
        {isWhole ? post.text : <a href={post.href}>{post.text}</a>}
      </p>
    )}
    {post.pictures.length > 0 && <PostPictures pictures={post.pictures} />}
    <ReactionBar
      likes={post.likes}
      comments={post.commentsOpen ? post.comments : undefined}
      mayShare={isWhole}
    >
      {!isWhole && (
        <a href={post.href} aria-label={`${post.alias}的帖子，详情`}>
          详情
          <NextIcon size={16} />
        </a>
      )}
    </ReactionBar>
  </article>
);
