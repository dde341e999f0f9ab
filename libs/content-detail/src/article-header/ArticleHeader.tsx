import { ByLine, ContentTypeTag, hasCatalogTag } from '@share/content-cards';
import { ClauseTitle, FirstScreenEnd, Tag } from '@share/ui';
import { ArticleTools } from '../article-tools/ArticleTools';
import type { ItemView } from '../data/DetailView';
import styles from './ArticleHeader.module.css';

interface ArticleHeaderProps {
  item: ItemView;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

const isMarked = ({ kicker, isAiMade, contentType }: ItemView) =>
  kicker !== undefined || isAiMade || hasCatalogTag(contentType);

/** Kicker, title, lead, who published when, and the tools for reading. */
export const ArticleHeader = ({ item, now }: ArticleHeaderProps) => (
  <header className={styles.header}>
    {isMarked(item) && (
      <p className={styles.kicker}>
        {item.kicker && <span data-subject>{item.kicker}</span>}
        <ContentTypeTag contentType={item.contentType} />
        {item.isAiMade && <Tag>AI 生成</Tag>}
      </p>
    )}
    <ClauseTitle as="h1" text={item.title} />
    {item.lead && <p className={styles.lead}>{item.lead}</p>}
    <div className={styles.facts}>
      <ByLine item={item} now={now} />
      <ArticleTools item={item} />
    </div>
    <FirstScreenEnd />
  </header>
);
