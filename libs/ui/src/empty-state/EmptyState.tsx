import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** One sentence. Default 暂无内容. */
  title?: string;
  /** The reason, or what to do about it. */
  note?: ReactNode;
  /** `lost-bridge` and `no-network` are for a page that failed: its title is the heading of the page. Default `empty`. */
  drawing?: DrawingName;
  /** Controls; only where they help. */
  children?: ReactNode;
}

/** Shown where there is no content. */
export const EmptyState = ({ title = '暂无内容', note, drawing = 'empty', children }: EmptyStateProps) => {
  const Title = drawing === 'lost-bridge' || drawing === 'no-network' ? 'h1' : 'p';
  return (
    <div className={styles.root}>
      <Drawing name={drawing} />
      <Title>{title}</Title>
      {note !== undefined && <p>{note}</p>}
      {children !== undefined && <div>{children}</div>}
    </div>
  );
};
