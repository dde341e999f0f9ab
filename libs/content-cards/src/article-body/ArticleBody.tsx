import type { SafeHtml } from '@share/safety';
import * as S from './ArticleBody.styles';

interface ArticleBodyProps {
  html: SafeHtml;
}

/** The sanitised text of the article with its typography. */
export const ArticleBody = ({ html }: ArticleBodyProps) => (
  <div data-article-body>
    <S.ArticleText html={html} />
  </div>
);
