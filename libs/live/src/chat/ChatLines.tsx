import { EmptyState, LoadMore } from '@share/ui';
import { DownIcon } from '@share/ui/icons';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { KeepLineInPlace } from '../KeepLineInPlace';
import type { RoomFeed } from '../realtime/createRoomFeed';
import styles from './ChatLines.module.css';
import { chatTexts } from './chatTexts';
import type { ChatState } from './createChatStore';
import { type OwnLine, withoutStored } from './ownLines';
import type { ChatLine } from './toChatPart';
import type { useChatSender } from './useChatSender';

const Line = memo(({ line: { alias, text, isHost } }: { line: ChatLine }) => (
  <li data-host={isHost ? '' : undefined}>
    {isHost && <span className={styles.host}>{chatTexts.host}</span>}
    <bdi className={styles.name}>{alias}</bdi>
    <bdi>{text}</bdi>
  </li>
));
Line.displayName = 'Line';

/** Lines come often, and are the same while somebody reads back. */
const Lines = memo(
  ({ lines }: { lines: readonly ChatLine[] }) => lines.map((line) => <Line key={line.id} line={line} />),
  (before, after) =>
    before.lines.length === after.lines.length &&
    before.lines.every((line, place) => line === after.lines[place]),
);
Lines.displayName = 'Lines';

interface OwnLineItemProps {
  line: OwnLine;
  onSendAgain: () => void;
  onDrop: () => void;
}

const OwnLineItem = ({ line: { alias, text, status }, onSendAgain, onDrop }: OwnLineItemProps) => (
  <li data-status={status}>
    {alias && <bdi className={styles.name}>{alias}</bdi>}
    <bdi>{text}</bdi>
    {status === 'sending' ? (
      <span className={styles.note}>{chatTexts.sending}</span>
    ) : (
      <div className={styles.failed}>
        <span role="status">{chatTexts.notSent}</span>
        <button type="button" onClick={onSendAgain}>
          {chatTexts.again}
        </button>
        <button type="button" onClick={onDrop}>
          {chatTexts.drop}
        </button>
      </div>
    )}
  </li>
);

/** The end is at 0, whatever comes: the lines stand in a reversed column. Further up is negative. */
const isAtEndOf = ({ scrollTop }: HTMLElement): boolean => scrollTop > -24;

/** Where the reader is: at the end, or reading back: then new lines are counted, and shown at the end. */
const useReadingBack = (
  scroller: RefObject<HTMLElement | null>,
  feed: RoomFeed,
  lines: readonly ChatLine[],
) => {
  /** Position of the last line in view; undefined at the end. */
  const [seenUpTo, setSeenUpTo] = useState<number>();
  const isReadingBack = seenUpTo !== undefined;
  const follow = (isBack: boolean) => {
    setSeenUpTo(isBack ? (lines[lines.length - 1]?.position ?? 0) : undefined);
    feed.setReadingBack(isBack);
  };
  const shown = isReadingBack ? lines.filter(({ position }) => position <= seenUpTo) : lines;
  return {
    isReadingBack,
    shown,
    unseen: lines.length - shown.length,
    onScroll: () => {
      const isBack = !!scroller.current && !isAtEndOf(scroller.current);
      if (isBack !== isReadingBack) follow(isBack);
    },
    toEnd: () => {
      scroller.current?.scrollTo(0, 0);
      follow(false);
    },
  };
};

interface ChatLinesProps {
  feed: RoomFeed;
  sender: ReturnType<typeof useChatSender>;
  variant: 'list' | 'overlay';
}

/** What stands for the lines while there are none. */
const NoLines = ({ status, onReload }: { status: ChatState['status']; onReload: () => void }) => {
  if (status === 'ready') return <EmptyState title={chatTexts.empty} />;
  return (
    <div className={styles.unread}>
      <p role="status">{status === 'failed' ? chatTexts.failed : chatTexts.loading}</p>
      {status === 'failed' && (
        <LoadMore isRetry onClick={onReload}>
          {chatTexts.reload}
        </LoadMore>
      )}
    </div>
  );
};

/**
 * The lines of a chat, at their end until somebody scrolls up; then new ones are counted on a pill. They are announced
 * politely, which can be switched off: a lively room never stops talking.
 */
export const ChatLines = ({ feed, sender, variant }: ChatLinesProps) => {
  const { lines, status, hasOlder, older } = useStore(feed.store);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { isReadingBack, shown, unseen, onScroll, toEnd } = useReadingBack(scroller, feed, lines);
  const [isAnnounced, setAnnounced] = useState(true);
  const own = withoutStored(sender.own, lines);
  const newest = sender.own[sender.own.length - 1]?.key;
  useEffect(() => {
    // Whoever writes wants to see it.
    if (newest) scroller.current?.scrollTo(0, 0);
  }, [newest]);
  const isEmpty = lines.length === 0 && own.length === 0;
  return (
    <div className={styles.root} data-variant={variant}>
      <button
        className={styles.announce}
        type="button"
        aria-pressed={isAnnounced}
        onClick={() => setAnnounced(!isAnnounced)}
      >
        {chatTexts.announce}
      </button>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label={chatTexts.lines}
        aria-live={isAnnounced && older !== 'loading' ? 'polite' : 'off'}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div>
          {hasOlder && (
            <LoadMore
              busy={older === 'loading'}
              isRetry={older === 'failed'}
              onClick={() => void feed.loadOlder()}
            >
              {older === 'failed' ? chatTexts.olderFailed : chatTexts.older}
            </LoadMore>
          )}
          {isEmpty ? (
            <NoLines status={status} onReload={feed.reload} />
          ) : (
            <KeepLineInPlace
              scroller={scroller}
              list={list}
              isReadingBack={() => isReadingBack}
              version={`${shown[0]?.id} ${shown.length + own.length}`}
            >
              <ol ref={list} className={styles.lines}>
                <Lines lines={shown} />
                {own.map((line) => (
                  <OwnLineItem
                    key={line.key}
                    line={line}
                    onSendAgain={() => sender.sendAgain(line)}
                    onDrop={() => sender.drop(line.key)}
                  />
                ))}
              </ol>
            </KeepLineInPlace>
          )}
        </div>
      </div>
      {unseen > 0 && (
        <button className={styles.pill} type="button" onClick={toEnd}>
          {unseen > 99 ? '99+' : unseen} 条新消息
          <DownIcon size={16} />
        </button>
      )}
    </div>
  );
};
