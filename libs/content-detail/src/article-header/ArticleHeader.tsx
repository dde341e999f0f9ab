import { ByLine, ContentTypeTag, hasContentTypeTag } from '@share/content-cards';
import { ClauseTitle, FirstScreenEnd, Tag } from '@share/ui';
import { ArticleTools } from '../article-tools/ArticleTools';
import type { ItemView } from '../data/DetailView';
import styles from './ArticleHeader.module.css';

interface ArticleHeaderProps {
  item: ItemView;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

const isMarked = (item: ItemView) => item.kicker !== undefined || item.isAiMade || hasContentTypeTag(item);

/** Kicker, title, lead, who published when, and the tools for reading. */
export const ArticleHeader = ({ item, now }: ArticleHeaderProps) => (
  <header className={styles.header}>
    {isMarked(item) && (
      <p className={styles.kicker}>
        {item.kicker && <span data-subject>{item.kicker}</span>}
        <ContentTypeTag contentType={item.contentType} title={item.title} kicker={item.kicker} />
        {item.isAiMade && <Tag>AI 生成</Tag>}
      </p>
    )}
    <ClauseTitle as="h1" text={item.title} words={item.titleWords} />
    {item.lead && <p className={styles.lead}>{item.lead}</p>}
    <div className={styles.facts}>
      <ByLine item={item} now={now} />
      <ArticleTools item={item} />
    </div>
    <FirstScreenEnd />
  </header>
);
