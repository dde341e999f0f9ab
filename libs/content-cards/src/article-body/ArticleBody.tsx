import type { SafeHtml } from '@share/safety';
import { SafeMarkup } from '@share/ui';
import styles from './ArticleBody.module.css';

interface ArticleBodyProps {
  html: SafeHtml;
}

/** The sanitised text of the article with its typography. */
export const ArticleBody = ({ html }: ArticleBodyProps) => (
  <div data-article-body>
    <SafeMarkup className={styles.articleText} html={html} />
  </div>
);
