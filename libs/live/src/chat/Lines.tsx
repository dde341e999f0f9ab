import { memo } from 'react';
import styles from './ChatLines.module.css';
import { chatTexts } from './chatTexts';
import type { ChatLine } from './toChatPart';

interface LineProps {
  line: ChatLine;
  /** Offers 举报 on the line. */
  onReport: ((line: ChatLine) => void) | undefined;
}

const Line = memo(({ line, onReport }: LineProps) => (
  <li data-host={line.isHost ? '' : undefined} data-offers={onReport ? '' : undefined}>
    {line.isHost && <span className={styles.host}>{chatTexts.host}</span>}
    <bdi className={styles.name}>{line.alias}</bdi>
    <bdi>{line.text}</bdi>
    {onReport && (
      <button
        className={styles.report}
        type="button"
        aria-label={`${chatTexts.report} ${line.alias}`}
        onClick={() => onReport(line)}
      >
        {chatTexts.report}
      </button>
    )}
  </li>
));
Line.displayName = 'Line';

/** Lines on which 举报 is shown. */
export type Reportable = 'none' | 'all' | ChatLine;

interface LinesProps {
  lines: readonly ChatLine[];
  reportable: Reportable;
  /** Whose lines offer no 举报: the reader's own. */
  readerId: string | undefined;
  /** The same function at each rendering. */
  onReport: (line: ChatLine) => void;
}

/** Lines come often, and are the same while somebody reads back. */
export const Lines = memo(
  ({ lines, reportable, readerId, onReport }: LinesProps) =>
    lines.map((line) => {
      const isOffered = (reportable === 'all' || reportable === line) && line.ownerId !== readerId;
      return <Line key={line.id} line={line} onReport={isOffered ? onReport : undefined} />;
    }),
  (before, after) =>
    before.reportable === after.reportable &&
    before.readerId === after.readerId &&
    before.lines.length === after.lines.length &&
    before.lines.every((line, place) => line === after.lines[place]),
);
Lines.displayName = 'Lines';
