import type { SafeHtml } from '@share/safety';
import * as S from './ArticleBody.styles';

interface ArticleBodyProps {
  html: SafeHtml;
}

/** The sanitised text of the article with its typography. */
export const ArticleBody = ({ html }: ArticleBodyProps) => <S.ArticleText html={html} />;
