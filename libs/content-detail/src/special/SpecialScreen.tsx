import { ArticleBody, WarningNotice } from '@share/content-cards';
import { Island } from '@share/islands';
import { Cover, FirstScreenEnd } from '@share/ui';
import { ArticleEnd } from '../article-end/ArticleEnd';
import type { DetailOf } from '../data/DetailView';
import { SpecialGroups } from './SpecialGroups';

interface SpecialScreenProps {
  item: DetailOf<'special'>;
  siteOrigin: string;
}

/** A special topic: cover, lead, and its items in groups. */
export const SpecialScreen = ({ item, siteOrigin }: SpecialScreenProps) => (
  <article data-content-id={item.id}>
    <Cover
      title={item.title}
      titleWords={item.titleWords}
      kicker={item.title.startsWith('专题') ? undefined : '专题'}
      picture={item.cover}
      lead={item.lead}
    />
    {item.body && <ArticleBody html={item.body} />}
    {item.warning && <WarningNotice reason={item.warning} />}
    <Island name="special" Component={SpecialGroups} data={{ specialId: item.id, siteOrigin }} />
    <FirstScreenEnd />
    <ArticleEnd item={item} />
  </article>
);
