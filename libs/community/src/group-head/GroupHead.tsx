import { Facts, Picture } from '@share/ui';
import type { ReactNode } from 'react';
import type { GroupView } from '../data/toGroupView';
import styles from './GroupHead.module.css';

interface GroupHeadProps {
  group: GroupView;
  title: string;
  /** A control at the right end. */
  action?: ReactNode;
  /** Under name and description. */
  children?: ReactNode;
}

/** The head of a circle or a topic: cover, name, figures. */
export const GroupHead = ({ group, title, action, children }: GroupHeadProps) => (
  <header className={styles.head}>
    <div className={styles.row}>
      {group.cover && (
        <div className={styles.cover}>
          <Picture src={group.cover} alt="" slot={64} ratio="1/1" priority />
        </div>
      )}
      <div className={styles.names}>
        <h1>{title}</h1>
        <Facts look="small">
          {group.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
      </div>
      {action}
    </div>
    {group.description && <p className={styles.description}>{group.description}</p>}
    {children}
  </header>
);
