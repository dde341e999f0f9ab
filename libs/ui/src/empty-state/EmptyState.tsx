import type { ReactElement, ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings';
import { Stage } from './EmptyState.styles';

export interface EmptyStateProps {
  /** One sentence. Default 暂无内容. */
  readonly title?: string;
  /** The reason, or what to do about it. */
  readonly note?: ReactNode;
  /** `lost-bridge` stands for a page that failed: its title is the heading of the page. Default `empty`. */
  readonly drawing?: DrawingName;
  /** Controls; only where they help. */
  readonly children?: ReactNode;
}

/** What stands where there is nothing to show. */
export function EmptyState({
  title = '暂无内容',
  note,
  drawing = 'empty',
  children,
}: EmptyStateProps): ReactElement {
  const Title = drawing === 'lost-bridge' ? 'h1' : 'p';
  return (
    <Stage>
      <Drawing name={drawing} />
      <Title>{title}</Title>
      {note !== undefined && <p>{note}</p>}
      {children !== undefined && <div>{children}</div>}
    </Stage>
  );
}
