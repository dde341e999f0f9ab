import { ContentTypeTag } from '@share/content-cards';
import { ClauseTitle, RelativeTime, Tag } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import type { ReactNode } from 'react';
import { AgeNotice } from '../age-notice/AgeNotice';
import type { ItemView } from '../data/DetailView';
import { Head, Lead, Meta } from './VideoHead.styles';

interface VideoHeadProps {
  item: ItemView;
  /** Milliseconds; when the page was rendered. */
  now: number;
  /** Seconds; when the newest video of an album came: with it the album is as old as that. */
  newestAt?: number | undefined;
  /** Its publisher, with the control to follow them. */
  byLine?: ReactNode;
}

/** Title of a video, how often it was played, when it was published and from which source. */
export const VideoHead = ({ item, now, newestAt = item.publishedAt, byLine }: VideoHeadProps) => (
  <Head>
    <ClauseTitle as="h1" text={item.title} words={item.titleWords} />
    <Meta>
      <ContentTypeTag contentType={item.contentType} title={item.title} />
      {item.isAiMade && <Tag>AI 生成</Tag>}
      <span>{formatNumber(item.viewCount)}次播放</span>
      {item.publishedAt !== undefined && <RelativeTime at={item.publishedAt} now={now} />}
      {item.source && <span>来源：{item.source}</span>}
    </Meta>
    <AgeNotice item={{ ...item, publishedAt: newestAt }} now={now} />
    {byLine}
    {item.lead && !item.body && <Lead>{item.lead}</Lead>}
  </Head>
);
