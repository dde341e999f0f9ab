import { formatDayTime, toIsoTime } from '@share/ui/format';
import type { ChangesView } from '../data/toChanges';
import styles from './Corrections.module.css';

interface CorrectionsProps {
  item: Pick<ChangesView, 'corrections'>;
}

/** What was wrong in a published item, and when it was put right; the newest first. */
export const Corrections = ({ item: { corrections } }: CorrectionsProps) =>
  corrections && (
    <section className={styles.root} aria-label="更正说明">
      {corrections.map(({ at, text }) => (
        <p key={`${at} ${text}`}>
          <b>更正</b>
          {at !== undefined && <time dateTime={toIsoTime(at)}>{formatDayTime(at)}</time>}
          <br />
          {text}
        </p>
      ))}
    </section>
  );
