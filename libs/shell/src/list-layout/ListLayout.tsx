import type { ReactNode } from 'react';
import * as S from './ListLayout.styles';

interface ListLayoutProps {
  /** Heading of the page for those who do not see it. */
  title: string;
  header: ReactNode;
  children: ReactNode;
}

/** A page of lists under the masthead. */
export const ListLayout = ({ title, header, children }: ListLayoutProps) => (
  <>
    {header}
    <S.Main>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </S.Main>
  </>
);
