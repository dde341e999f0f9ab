import type { ReactElement, ReactNode } from 'react';
import { formatCount } from '../format';
import { Block } from './Section.styles';

export interface SectionProps {
  /** Fragment of the section; the heading gets `<id>-heading`. */
  readonly id: string;
  readonly title: string;
  /** How many there are in all, shown beside the title. */
  readonly count?: number;
  /** A note or a control at the right end of the heading. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a page that opens with a hairline, a short ink mark and a heading. */
export function Section({ id, title, count, aside, children }: SectionProps): ReactElement {
  const headingId = `${id}-heading`;
  return (
    <Block id={id} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {count !== undefined && <span>{formatCount(count)}</span>}
        {aside !== undefined && <div>{aside}</div>}
      </header>
      {children}
    </Block>
  );
}
