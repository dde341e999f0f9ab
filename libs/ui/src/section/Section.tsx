import type { ReactNode } from 'react';
import { formatCount } from '../format';
import { Aside, Count, Header, Root, Title } from './Section.styles';

export interface SectionProps {
  /** Anchor of the section; the heading gets `<id>-heading`. */
  id: string;
  title: string;
  /** Total number of items, shown beside the title. */
  count?: number;
  /** A note or a control at the right end of the heading. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A part of a page under a hairline, a short mark and a heading. */
export const Section = ({ id, title, count, aside, children }: SectionProps) => {
  const headingId = `${id}-heading`;
  return (
    <Root id={id} aria-labelledby={headingId}>
      <Header>
        <Title id={headingId}>{title}</Title>
        {count !== undefined && <Count>{formatCount(count)}</Count>}
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Header>
      {children}
    </Root>
  );
};
