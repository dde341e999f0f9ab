import { Island } from '@share/islands';
import { PageHead } from '../page-head/PageHead';
import { PostList } from '../post-list/PostList';

export interface AllPostsScreenProps {
  title: string;
  /** Number of the page of the list that the address names. */
  from: number;
  /** Milliseconds. */
  now: number;
  siteOrigin: string;
}

/** The newest posts of all circles: the page of an address that names no post. */
export const AllPostsScreen = ({ title, ...list }: AllPostsScreenProps) => (
  <>
    <PageHead title={title} />
    <Island name="circlePosts" Component={PostList} data={{ of: { type: 'new' }, ...list }} />
  </>
);
