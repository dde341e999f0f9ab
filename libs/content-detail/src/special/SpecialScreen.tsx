import { ArticleBody, WarningNotice } from '@share/content-cards';
import { Island } from '@share/islands';
import { ClauseTitle, FirstScreenEnd, Picture } from '@share/ui';
import { ArticleEnd } from '../article-end/ArticleEnd';
import type { DetailOf } from '../data/DetailView';
import styles from './Special.module.css';
import { SpecialGroups } from './SpecialGroups';

interface SpecialScreenProps {
  item: DetailOf<'special'>;
  siteOrigin: string;
}

/** A special topic: cover, lead, and its items in groups. */
export const SpecialScreen = ({ item, siteOrigin }: SpecialScreenProps) => (
  <article data-content-id={item.id}>
    <header className={styles.cover}>
      {item.cover && <Picture {...item.cover} alt="" ratio="16/9" bleed priority />}
      {!item.title.startsWith('专题') && <p>专题</p>}
      <ClauseTitle as="h1" text={item.title} words={item.titleWords} />
    </header>
    {item.lead && <p className={styles.lead}>{item.lead}</p>}
    {item.body && <ArticleBody html={item.body} />}
    {item.warning && <WarningNotice reason={item.warning} />}
    <Island name="special" Component={SpecialGroups} data={{ specialId: item.id, siteOrigin }} />
    <FirstScreenEnd />
    <ArticleEnd item={item} />
  </article>
);
