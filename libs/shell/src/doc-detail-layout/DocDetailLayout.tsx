import type { ReactNode } from 'react';
import * as S from './DocDetailLayout.styles';

interface DocDetailLayoutProps {
  article: ReactNode;
  /** Blocks are left out where the specification hides them for a page type (spec §2). */
  openApp?: ReactNode;
  related?: ReactNode;
  hot?: ReactNode;
  editorPicks?: ReactNode;
  recommendations?: ReactNode;
  comments?: ReactNode;
  footer?: ReactNode;
  /** The bar that shows how far the item is read. */
  showsProgress?: boolean;
}

/** The content of a page with the layout `docDetail`: body, related, lists, comments and the comment footer (spec §2). */
export const DocDetailLayout = (parts: DocDetailLayoutProps) => (
  <>
    {parts.showsProgress && <S.ReadingProgress aria-hidden data-reading-progress />}
    <S.Main data-footer={parts.footer ? '' : undefined}>
      {parts.article}
      <S.Blocks>
        {parts.openApp}
        {parts.related}
        {parts.hot}
        {parts.editorPicks}
        {parts.recommendations}
        {parts.comments}
      </S.Blocks>
    </S.Main>
    {parts.footer}
  </>
);
