import { CheckIcon, ClockIcon } from '@share/ui/icons';
import type { StatusView } from '../data/ClueView';
import styles from './StatusPill.module.css';

interface StatusPillProps {
  status: StatusView;
  /** Default `pill`; `text` in a line of small text. */
  look?: 'pill' | 'text';
}

/** How far a report has come. It answers no tap. */
export const StatusPill = ({ status: { text, isDone }, look = 'pill' }: StatusPillProps) => (
  <span className={styles.root} data-look={look} data-done={isDone || undefined}>
    {isDone ? <CheckIcon size={16} /> : <ClockIcon size={16} />}
    {text}
  </span>
);
