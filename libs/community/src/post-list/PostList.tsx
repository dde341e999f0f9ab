import { FormerPage, MoreCards } from '@share/content-cards';
import { postsOf, type PostsOf } from '../data/circleLists';
import { useListFrom } from '../data/listFrom';
import { PostCard } from '../post-card/PostCard';
import { End, Item, Root } from './PostList.styles';

export interface PostListProps {
  of: PostsOf;
  /** Number of the page that the address names. */
  from: number;
  /** Milliseconds; when the page was made. */
  now: number;
  siteOrigin: string;
  /** The post whose page this is. */
  exceptId?: string;
}

/** Posts of a circle, a topic or all circles, each apart from the next by a band. */
export const PostList = ({ of, from, now, siteOrigin, exceptId }: PostListProps) => {
  const source = postsOf(of);
  const list = useListFrom(source, { from, siteOrigin });
  const posts = list.items.filter(({ id }) => id !== exceptId);
  const namesCircle = !of.circleId && !of.topicId;
  return (
    <Root>
      <FormerPage start={from} hrefOf={source.pathOf} />
      <ul role="list">
        {posts.map((post) => (
          <Item key={post.id}>
            <PostCard post={post} now={now} namesCircle={namesCircle} />
          </Item>
        ))}
      </ul>
      <End>
        <MoreCards list={{ ...list, items: posts }} nextHref={source.pathOf(from + 1)} />
      </End>
    </Root>
  );
};
