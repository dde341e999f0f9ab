import { Avatar, IconButton, RelativeTime, Tag } from '@share/ui';
import { MoreIcon, NextIcon } from '@share/ui/icons';
import { CircleLink } from '../circle/CircleLink.styles';
import { useCommunityServices } from '../data/CommunityServices';
import type { PostView } from '../data/toPostView';
import { ReactionBar } from '../reaction-bar/ReactionBar';
import { Action } from '../reaction-bar/ReactionBar.styles';
import { Alias, Author, Header, Meta, NameLine, Root, Text, Topic } from './PostCard.styles';
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
    <Header>
      <Avatar name={alias} {...(avatar && { src: avatar })} />
      <Author>
        <NameLine>
          <Alias>{alias}</Alias>
          {tag && <Tag>{tag}</Tag>}
          {isPinned && <Tag>置顶</Tag>}
          {isEssence && <Tag>精华</Tag>}
        </NameLine>
        <Meta>
          <RelativeTime at={createdAt} now={now} />
          {place && ` · ${place}`}
          {namesCircle && (
            <>
              {' · '}
              <CircleLink href={circle.href}>{circle.name}</CircleLink>
            </>
          )}
        </Meta>
      </Author>
      <IconButton label="举报" onClick={() => page.report({ type: 'circle', id })}>
        <MoreIcon />
      </IconButton>
    </Header>
  );
};

/** A post of a circle: author, text, pictures and reactions. */
export const PostCard = ({ post, now, isWhole = false, namesCircle = false }: PostCardProps) => (
  <Root data-exposure={isWhole ? undefined : post.id}>
    <Head post={post} now={now} namesCircle={namesCircle} />
    {(post.text || post.topic) && (
      <Text data-whole={isWhole ? '' : undefined}>
        {post.topic && (
          <>
            <Topic href={post.topic.href}>#{post.topic.name}#</Topic>{' '}
          </>
        )}
        {isWhole ? post.text : <a href={post.href}>{post.text}</a>}
      </Text>
    )}
    {post.pictures.length > 0 && <PostPictures pictures={post.pictures} />}
    <ReactionBar
      likes={post.likes}
      comments={post.commentsOpen ? post.comments : undefined}
      mayShare={isWhole}
    >
      {!isWhole && (
        <Action as="a" href={post.href} aria-label={`${post.alias}的帖子，详情`}>
          详情
          <NextIcon size={16} />
        </Action>
      )}
    </ReactionBar>
  </Root>
);
