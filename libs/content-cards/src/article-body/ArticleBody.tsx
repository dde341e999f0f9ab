import type { SafeHtml } from '@share/safety';
import { SafeMarkup } from '@share/ui';
import styles from './ArticleBody.module.css';

interface ArticleBodyProps {
  html: SafeHtml;
}

const furtherElement = /<(?:audio|dl|hr|ol|pre|table|ul|video)\b/;

/** The sanitised text of the article with its typography. */
export const ArticleBody = ({ html }: ArticleBodyProps) => {
  const further = furtherElement.test(html) ? ` ${styles.furtherElements}` : '';
  return (
    <div data-article-body>
      <SafeMarkup className={styles.articleText + further} html={html} />
    </div>
  );
};
