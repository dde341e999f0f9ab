import type { ReactNode } from 'react';
import * as S from './DocDetailLayout.styles';

interface DocDetailLayoutProps {
  header: ReactNode;
  article: ReactNode;
  openApp: ReactNode;
  /** Absent where the specification hides the block for a page type (spec §2). */
  related?: ReactNode;
  hot?: ReactNode;
  recommendations?: ReactNode;
  comments?: ReactNode;
  footer?: ReactNode;
}

/** docDetail: header, body, related, comments, recommendations and the comment footer (spec §2). */
export const DocDetailLayout = (parts: DocDetailLayoutProps) => (
  <>
    {parts.header}
    <S.ReadingProgress aria-hidden data-reading-progress />
    <S.Main>
      {parts.article}
      <S.Blocks>
        {parts.openApp}
        {parts.related}
        {parts.hot}
        {parts.recommendations}
        {parts.comments}
      </S.Blocks>
    </S.Main>
    {parts.footer}
  </>
);
