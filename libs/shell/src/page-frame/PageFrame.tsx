import type { ReactNode } from 'react';
import { StickyHeader } from '../sticky-header/StickyHeader';
import * as S from './ListLayout.styles';

interface ListLayoutProps {
  /** Heading of the page for those who do not see it. */
  title: string;
  header: ReactNode;
  /** The bar of a mini program. */
  routerControl?: ReactNode;
  children: ReactNode;
  bottomBar?: ReactNode;
}

/** A page of lists under the masthead. */
export const ListLayout = ({ title, header, routerControl, children, bottomBar }: ListLayoutProps) => (
  <>
    {routerControl}
    <StickyHeader>{header}</StickyHeader>
    <S.Main data-bar={bottomBar ? '' : undefined}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </S.Main>
    {bottomBar}
  </>
);
