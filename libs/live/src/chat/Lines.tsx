import { memo } from 'react';
import { chatTexts } from './chatTexts';
import { Host, Item, Name, Report } from './Lines.styles';
import type { OwnLine } from './ownLines';
import { Failed, FailedAction, FailedText, Note } from './SendingState.styles';
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
    <Failed>
      <FailedText role="status">{chatTexts.notSent}</FailedText>
      <FailedAction type="button" onClick={() => onSendAgain(line)}>
        {chatTexts.again}
      </FailedAction>
      <FailedAction type="button" onClick={() => onDrop(line.key)}>
        {chatTexts.drop}
      </FailedAction>
    </Failed>
  ) : (
    <Note>{chatTexts.sending}</Note>
  );

interface LineProps {
  /** Stored, or being sent. One component for both: when it is stored a line keeps its element, and only the part after its text changes. */
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
    <Item
      data-host={stored?.isHost ? '' : undefined}
      data-offers={onReport ? '' : undefined}
      data-status={own?.status}
    >
      {stored?.isHost && <Host>{chatTexts.host}</Host>}
      {line.alias && <Name>{line.alias}</Name>}
      <bdi>{line.text}</bdi>
      {stored && onReport && (
        <Report
          type="button"
          aria-label={`${chatTexts.report} ${line.alias}`}
          onClick={() => onReport(stored)}
        >
          {chatTexts.report}
        </Report>
      )}
      {own && actions && <SendingState line={own} {...actions} />}
    </Item>
  );
});
Line.displayName = 'Line';

/** Lines on which 举报 is shown. */
export type Reportable = 'none' | 'all' | ChatLine;

interface LinesProps extends OwnLineActions {
  lines: readonly ChatLine[];
  /** Lines of the visitor that are not stored yet. */
  waiting: readonly OwnLine[];
  /** The keys of the visitor's lines by their ids (`joinOwnLines`). */
  keys: ReadonlyMap<string, string>;
  reportable: Reportable;
  /** The owner of the lines that offer no 举报: the visitor. */
  userId: string | undefined;
  /** The same function at each rendering. */
  onReport: (line: ChatLine) => void;
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((line, index) => line === other[index]);

/** Lines arrive often, and do not change while scrolled back. */
export const Lines = memo(
  ({ lines, waiting, keys, reportable, userId, onReport, onSendAgain, onDrop }: LinesProps) => [
    ...lines.map((line) => {
      const isOffered = (reportable === 'all' || reportable === line) && line.ownerId !== userId;
      const key = keys.get(line.id) ?? line.id;
      return <Line key={key} line={line} onReport={isOffered ? onReport : undefined} />;
    }),
    ...waiting.map((line) => <Line key={line.key} line={line} actions={{ onSendAgain, onDrop }} />),
  ],
  (before, after) =>
    before.reportable === after.reportable &&
    before.userId === after.userId &&
    isSameList(before.lines, after.lines) &&
    isSameList(before.waiting, after.waiting),
);
Lines.displayName = 'Lines';
