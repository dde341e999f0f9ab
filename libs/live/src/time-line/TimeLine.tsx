import { MoreCards, useIsInBrowser } from '@share/content-cards';
import { Tag } from '@share/ui';
import type { Posts } from '../data/useLiveRoom';
import { usePosts } from '../data/usePosts';
import { PostEntry } from './PostEntry';
import styles from './TimeLine.module.css';

interface TimeLineProps {
  liveId: string;
  /** Number of the page that the document shows, from 1. */
  start: number;
  siteOrigin: string;
  /** When the page was made, in milliseconds. */
  now: number;
  posts: Posts;
}

/** 图文: what happened, newest first, under what the editors have pinned. */
export const TimeLine = ({ liveId, start, siteOrigin, now, posts }: TimeLineProps) => {
  const isInBrowser = useIsInBrowser();
  const { pinned, ...list } = usePosts({ liveId, start, siteOrigin, posts });
  const isLink = !isInBrowser && list.hasMore && !list.hasFailed;
  return (
    <div className={styles.root}>
      {start > 1 && (
        <a className={styles.page} href={start > 2 ? `?page=${start - 1}` : '?'}>
          上一页
        </a>
      )}
      {pinned && (
        <p className={styles.pinned}>
          <Tag>置顶</Tag>
          <span>{pinned.text}</span>
        </p>
      )}
      <ol className={styles.entries} role="list">
        {list.items.map((post, index) => (
          <PostEntry key={post.id} post={post} now={now} isLatest={start === 1 && index === 0} />
        ))}
      </ol>
      {isLink ? (
        <a className={styles.page} href={`?page=${start + 1}`}>
          加载更多
        </a>
      ) : (
        <MoreCards list={list} />
      )}
    </div>
  );
};
