import { Picture } from '@share/ui';
import { ArticleBody } from '../article-body/ArticleBody';
import { ArticleHeader } from '../article-header/ArticleHeader';
import { ArticleNotes } from '../article-notes/ArticleNotes';
import type { ArticleView } from '../data/ArticleView';

interface ArticleScreenProps {
  article: ArticleView;
  /** Milliseconds; the moment this page was made. */
  now: number;
}

/** The article itself. Rendered on the server only: none of it reaches the browser as script. */
export const ArticleScreen = ({ article, now }: ArticleScreenProps) => (
  <article data-content-id={article.id}>
    <ArticleHeader article={article} now={now} />
    {article.cover && <Picture {...article.cover} ratio="3/2" bleed priority />}
    <ArticleBody html={article.body} />
    <ArticleNotes notes={article.notes} topics={article.topics} />
  </article>
);
