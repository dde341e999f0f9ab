import { memo } from 'react';
import styles from './ChatLines.module.css';
import { chatTexts } from './chatTexts';
import type { OwnLine } from './ownLines';
import type { ChatLine } from './toChatPart';

interface OwnLineActions {
  onSendAgain: (line: OwnLine) => void;
  onDrop: (key: string) => void;
}

interface SendingStateProps extends OwnLineActions {
  line: OwnLine;
}

/** How far a line is that the platform has not stored yet. */
const SendingState = ({ line, onSendAgain, onDrop }: SendingStateProps) =>
  line.status === 'failed' ? (
    <div className={styles.failed}>
      <span role="status">{chatTexts.notSent}</span>
      <button type="button" onClick={() => onSendAgain(line)}>
        {chatTexts.again}
      </button>
      <button type="button" onClick={() => onDrop(line.key)}>
        {chatTexts.drop}
      </button>
    </div>
  ) : (
    <span className={styles.note}>{chatTexts.sending}</span>
  );

interface LineProps {
  /** Stored, or being sent. One component for both: when it is stored a line keeps its element, and only what follows its texts changes. */
  line: ChatLine | OwnLine;
  /** Offers 举报 on the line. */
  onReport?: ((line: ChatLine) => void) | undefined;
  /** Of a line that is not stored yet. */
  actions?: OwnLineActions;
}

const Line = memo(({ line, onReport, actions }: LineProps) => {
  const own = 'status' in line ? line : undefined;
  const stored = 'status' in line ? undefined : line;
  return (
    <li
      data-host={stored?.isHost ? '' : undefined}
      data-offers={onReport ? '' : undefined}
      data-status={own?.status}
    >
      {stored?.isHost && <span className={styles.host}>{chatTexts.host}</span>}
      {line.alias && <bdi className={styles.name}>{line.alias}</bdi>}
      <bdi>{line.text}</bdi>
      {stored && onReport && (
        <button
          className={styles.report}
          type="button"
          aria-label={`${chatTexts.report} ${line.alias}`}
          onClick={() => onReport(stored)}
        >
          {chatTexts.report}
        </button>
      )}
      {own && actions && <SendingState line={own} {...actions} />}
    </li>
  );
});
Line.displayName = 'Line';

/** Lines on which 举报 is shown. */
export type Reportable = 'none' | 'all' | ChatLine;

interface LinesProps extends OwnLineActions {
  lines: readonly ChatLine[];
  /** Lines of the reader that are not stored yet. */
  waiting: readonly OwnLine[];
  /** The keys of the reader's lines by their ids (`joinOwnLines`). */
  keys: ReadonlyMap<string, string>;
  reportable: Reportable;
  /** Whose lines offer no 举报: the reader's own. */
  readerId: string | undefined;
  /** The same function at each rendering. */
  onReport: (line: ChatLine) => void;
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((line, place) => line === other[place]);

/** Lines come often, and are the same while somebody reads back. */
export const Lines = memo(
  ({ lines, waiting, keys, reportable, readerId, onReport, onSendAgain, onDrop }: LinesProps) => [
    ...lines.map((line) => {
      const isOffered = (reportable === 'all' || reportable === line) && line.ownerId !== readerId;
      const key = keys.get(line.id) ?? line.id;
      return <Line key={key} line={line} onReport={isOffered ? onReport : undefined} />;
    }),
    ...waiting.map((line) => <Line key={line.key} line={line} actions={{ onSendAgain, onDrop }} />),
  ],
  (before, after) =>
    before.reportable === after.reportable &&
    before.readerId === after.readerId &&
    isSameList(before.lines, after.lines) &&
    isSameList(before.waiting, after.waiting),
);
Lines.displayName = 'Lines';
