import { MoreCards, useIsInBrowser } from '@share/content-cards';
import { HoldInPlace } from '@share/scroll-position';
import { useRef } from 'react';
import type { Posts } from '../data/useLiveRoom';
import { usePosts } from '../data/usePosts';
import { PostContent } from './PostContent';
import { PostEntry } from './PostEntry';
import { Entries, PageLink, Pinned, Root } from './TimeLine.styles';

interface TimeLineProps {
  liveId: string;
  /** Number of the page that the document shows, from 1. */
  start: number;
  siteOrigin: string;
  /** When the page was made, in milliseconds. */
  now: number;
  posts: Posts;
}

/** 图文: entries, newest first, under the pinned one. */
export const TimeLine = ({ liveId, start, siteOrigin, now, posts }: TimeLineProps) => {
  const isInBrowser = useIsInBrowser();
  const { pinned, ...list } = usePosts({ liveId, start, siteOrigin, posts });
  const entries = useRef<HTMLOListElement>(null);
  const isLink = !isInBrowser && list.hasMore && !list.hasFailed;
  const isAtEnd = !list.hasMore && !list.hasFailed;
  const isPinnedAlone = !!pinned && list.items.length === 0 && isAtEnd;
  return (
    <Root>
      {start > 1 && <PageLink href={start > 2 ? `?page=${start - 1}` : '?'}>上一页</PageLink>}
      {pinned && (
        <Pinned key={pinned.id}>
          <PostContent post={pinned} now={now} isPinned />
        </Pinned>
      )}
      <Entries ref={entries} role="list">
        {list.items.map((post, index) => (
          <PostEntry key={post.id} post={post} now={now} isLatest={start === 1 && index === 0} />
        ))}
      </Entries>
      <HoldInPlace list={entries} version={`${pinned?.id} ${list.items[0]?.id} ${list.items.length}`} />
      {isLink && <PageLink href={`?page=${start + 1}`}>加载更多</PageLink>}
      {!isLink && !isPinnedAlone && <MoreCards list={list} />}
    </Root>
  );
};
