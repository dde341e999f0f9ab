import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings';
import { Controls, Heading, Note, Root, Statement } from './EmptyState.styles';

export interface EmptyStateProps {
  /** One sentence. Default 暂无内容. */
  title?: string;
  /** The reason, or a remedy. */
  note?: ReactNode;
  /** `lost-bridge` and `no-network` are for a page that failed: its title is the heading of the page. Default `empty`. */
  drawing?: DrawingName;
  /** Controls; only where they help. */
  children?: ReactNode;
}

/** Shown where there is no content. */
export const EmptyState = ({ title = '暂无内容', note, drawing = 'empty', children }: EmptyStateProps) => {
  const isOfPage = drawing === 'lost-bridge' || drawing === 'no-network';
  return (
    <Root>
      <Drawing name={drawing} />
      {isOfPage ? <Heading>{title}</Heading> : <Statement>{title}</Statement>}
      {note !== undefined && <Note>{note}</Note>}
      {children !== undefined && <Controls>{children}</Controls>}
    </Root>
  );
};
