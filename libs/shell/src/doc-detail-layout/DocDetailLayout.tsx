import { EmptyState } from '@share/ui';
import type { ReactNode } from 'react';
import { Watermark } from '../preview/Watermark';
import { StickyHeader } from '../sticky-header/StickyHeader';
import * as S from './DocDetailLayout.styles';

interface DocDetailLayoutProps {
  /** Left out on a preview, and where a full-bleed page has a bar of its own. */
  header?: ReactNode;
  /** `PreviewBanner` of an unpublished item: stands in for the header and brings the watermark (spec §2). */
  preview?: ReactNode;
  /** The bar of a mini program. */
  routerControl?: ReactNode;
  /** `false` for a preview whose time was up when it was asked for: nothing of it is sent. */
  article: ReactNode;
  /** Blocks are left out where the specification hides them for a page type (spec §2). */
  openApp?: ReactNode;
  related?: ReactNode;
  hot?: ReactNode;
  editorPicks?: ReactNode;
  recommendations?: ReactNode;
  comments?: ReactNode;
  footer?: ReactNode;
  /** `dark`: a full-bleed medium, dark in both appearances. */
  ground?: 'dark';
  /** The line that shows how far the item is read. */
  showsProgress?: boolean;
}

/** docDetail: header, body, related, lists, comments and the comment footer (spec §2). */
export const DocDetailLayout = (parts: DocDetailLayoutProps) => (
  <S.Ground data-ground={parts.ground}>
    {parts.routerControl}
    <StickyHeader isPinned={Boolean(parts.preview)}>{parts.preview ?? parts.header}</StickyHeader>
    {parts.showsProgress && <S.ReadingProgress aria-hidden data-reading-progress />}
    {parts.article && (
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
    )}
    {parts.footer}
    {parts.preview && (
      <>
        <S.Expired data-from-start={parts.article ? undefined : ''}>
          <EmptyState drawing="lost-bridge" title="预览已过期" note="请向发来链接的编辑要一个新的链接。" />
        </S.Expired>
        <Watermark />
      </>
    )}
  </S.Ground>
);
