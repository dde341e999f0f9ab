import { ArticleBody, WarningNotice } from '@share/content-cards';
import { Island } from '@share/islands';
import { Cover, FirstScreenEnd, Tag } from '@share/ui';
import type { ReactNode } from 'react';
import { AgeNotice } from '../age-notice/AgeNotice';
import { newestAt } from '../age-notice/newestAt';
import { ArticleEnd } from '../article-end/ArticleEnd';
import type { DetailOf } from '../data/DetailView';
import { SpecialGroups } from './SpecialGroups';

interface SpecialScreenProps {
  item: DetailOf<'special'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
  siteOrigin: string;
}

/** Its kind, unless its title begins with that, and whether a machine made it. */
const kickerOf = ({ title, isAiMade }: SpecialScreenProps['item']): ReactNode => {
  const name = title.startsWith('专题') ? undefined : '专题';
  if (!isAiMade) return name;
  return (
    <>
      {name} <Tag>AI 生成</Tag>
    </>
  );
};

/** A topic to which items are still added is not old. */
const newestItemAt = (item: SpecialScreenProps['item']): number | undefined => {
  const cards = item.special?.groups.flatMap(({ items }) => items);
  return newestAt(
    item,
    cards?.map(({ time }) => ({ publishedAt: time?.at })),
  );
};

/** A special topic: cover, lead, and its items in groups. */
export const SpecialScreen = ({ item, now, siteOrigin }: SpecialScreenProps) => (
  <article data-content-id={item.id}>
    <Cover
      title={item.title}
      titleWords={item.titleWords}
      kicker={kickerOf(item)}
      picture={item.cover}
      lead={item.lead}
    />
    <AgeNotice item={{ ...item, publishedAt: newestItemAt(item) }} now={now} />
    {item.body && <ArticleBody html={item.body} />}
    {item.warning && <WarningNotice reason={item.warning} />}
    <Island name="special" Component={SpecialGroups} data={{ specialId: item.id, siteOrigin }} />
    <FirstScreenEnd />
    <ArticleEnd item={item} />
  </article>
);
