import { BelowFirstScreen } from '@share/islands';
import type { ReactNode } from 'react';
import { mainId } from '../page-frame/SkipLink';
import { Blocks, Main, ReadingProgress } from './DocDetailLayout.styles';

interface DocDetailLayoutProps {
  article: ReactNode;
  /** Blocks are left out where the specification hides them for a page type (spec §2). */
  openApp?: ReactNode;
  related?: ReactNode;
  hot?: ReactNode;
  editorPicks?: ReactNode;
  recommendations?: ReactNode;
  comments?: ReactNode;
  /** The foot of the site. */
  siteFoot?: ReactNode;
  footer?: ReactNode;
  /** The bar that shows how far the item is read. */
  showsProgress?: boolean;
}

/** The content of a page with the layout `docDetail`: body, related, lists, comments, recommendations and the comment footer (spec §2). */
export const DocDetailLayout = (parts: DocDetailLayoutProps) => (
  <>
    {parts.showsProgress && <ReadingProgress aria-hidden data-reading-progress />}
    <Main id={mainId} data-layout="docDetail" data-footer={parts.footer ? '' : undefined}>
      {parts.article}
      <BelowFirstScreen>
        <Blocks>
          {parts.openApp}
          {parts.related}
          {parts.hot}
          {parts.editorPicks}
          {parts.comments}
          {parts.recommendations}
          {parts.siteFoot}
        </Blocks>
      </BelowFirstScreen>
    </Main>
    {parts.footer}
  </>
);
