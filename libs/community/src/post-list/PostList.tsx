import { FormerPage, MoreCards } from '@share/content-cards';
import { postsOf, type PostsOf } from '../data/circleLists';
import { useListFrom } from '../data/listFrom';
import { PostCard } from '../post-card/PostCard';
import styles from './PostList.module.css';

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
    <div className={styles.posts}>
      <FormerPage start={from} hrefOf={source.pathOf} />
      <ul role="list">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} now={now} namesCircle={namesCircle} />
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <MoreCards list={{ ...list, items: posts }} nextHref={source.pathOf(from + 1)} />
      </div>
    </div>
  );
};
