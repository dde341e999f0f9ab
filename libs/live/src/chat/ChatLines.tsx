import { HoldInPlace } from '@share/scroll-position';
import { EmptyState, LoadMore } from '@share/ui';
import { DownIcon } from '@share/ui/icons';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import type { RoomFeed } from '../realtime/createRoomFeed';
import { Content, LeftOut, NewLines, Root, Scroller, Unread } from './ChatLines.styles';
import { chatTexts } from './chatTexts';
import type { ChatState } from './createChatStore';
import { Lines } from './Lines';
import { Announce, Choose } from './ListControls.styles';
import { joinOwnLines } from './ownLines';
import { isAtEndOf, showEnd } from './showEnd';
import type { ChatLine } from './toChatPart';
import type { useChatSender } from './useChatSender';
import { useReporting } from './useReporting';

/** Where the visitor is: at the end, or reading back: then new lines are counted, and shown at the end. */
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
    /** @param isHeld the lines stay where they are, also at the end */
    update: (isHeld: boolean) => {
      const isBack = isHeld || (!!scroller.current && !isAtEndOf(scroller.current));
      if (isBack !== isReadingBack) follow(isBack);
    },
    toEnd: () => {
      scroller.current?.scrollTo(0, 0);
      follow(false);
    },
  };
};

interface ChatLinesProps {
  scroller: RefObject<HTMLDivElement | null>;
  feed: RoomFeed;
  sender: ReturnType<typeof useChatSender>;
  variant: 'list' | 'overlay';
  /** Why the chat is closed. */
  closedNote?: string | undefined;
}

interface NoLinesProps {
  status: ChatState['status'];
  closedNote: string | undefined;
  onReload: () => void;
}

/** Placeholder while there are no lines. */
const NoLines = ({ status, closedNote, onReload }: NoLinesProps) => {
  if (status === 'ready') return <EmptyState title={closedNote ?? chatTexts.empty} />;
  return (
    <Unread>
      <p role="status">{status === 'failed' ? chatTexts.failed : chatTexts.loading}</p>
      {status === 'failed' && (
        <LoadMore isRetry onClick={onReload}>
          {chatTexts.reload}
        </LoadMore>
      )}
    </Unread>
  );
};

interface ListControlsProps {
  isAnnounced: boolean;
  onAnnounce: (isAnnounced: boolean) => void;
  /** Absent while there is nothing to report. */
  onChoose: (() => void) | undefined;
  isChoosing: boolean;
}

/** For keyboards and screen readers. */
const ListControls = ({ isAnnounced, onAnnounce, onChoose, isChoosing }: ListControlsProps) => (
  <>
    <Announce type="button" aria-pressed={isAnnounced} onClick={() => onAnnounce(!isAnnounced)}>
      {chatTexts.announce}
    </Announce>
    {onChoose && (
      <Choose type="button" aria-pressed={isChoosing} onClick={onChoose}>
        {chatTexts.chooseToReport}
      </Choose>
    )}
  </>
);

/**
 * The lines of a chat, at their end until the visitor scrolls up; then new ones are counted on a pill. They are announced
 * politely, which can be switched off: a lively room never stops talking. A tap on another user's line shows 举报, and holds the
 * lines in place.
 */
export const ChatLines = ({ scroller, feed, sender, variant, closedNote }: ChatLinesProps) => {
  const { lines, status, hasOlder, older, leftOut } = useStore(feed.store);
  const list = useRef<HTMLOListElement>(null);
  const { isReadingBack, shown, unseen, update, toEnd } = useReadingBack(scroller, feed, lines);
  const reporting = useReporting(shown, update);
  const isChoosing = reporting.reportable === 'all';
  const [isAnnounced, setAnnounced] = useState(true);
  const { waiting, keys } = joinOwnLines(sender.own, lines);
  const newest = sender.own[sender.own.length - 1]?.key;
  useEffect(() => {
    // Authors want to see their own line.
    if (!newest) return;
    scroller.current?.scrollTo(0, 0);
    showEnd(scroller.current, variant);
  }, [newest, scroller, variant]);
  const isEmpty = lines.length === 0 && waiting.length === 0;
  return (
    <Root data-variant={variant}>
      <ListControls
        isAnnounced={isAnnounced}
        onAnnounce={setAnnounced}
        onChoose={isEmpty ? undefined : reporting.toggleAll}
        isChoosing={isChoosing}
      />
      <Scroller
        ref={scroller}
        role="log"
        aria-label={chatTexts.lines}
        aria-live={isAnnounced && older !== 'loading' && !isChoosing ? 'polite' : 'off'}
        tabIndex={0}
        onScroll={() => update(false)}
      >
        <Content>
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
            <NoLines status={status} closedNote={closedNote} onReload={feed.reload} />
          ) : (
            <ol ref={list} data-choosing={isChoosing ? '' : undefined} onClick={reporting.onTap}>
              <Lines
                lines={shown}
                waiting={waiting}
                keys={keys}
                reportable={reporting.reportable}
                userId={reporting.userId}
                onReport={reporting.report}
                onSendAgain={sender.sendAgain}
                onDrop={sender.drop}
              />
            </ol>
          )}
          <HoldInPlace
            list={list}
            scroller={scroller}
            version={`${shown[0]?.id} ${shown.length} ${waiting.length}`}
            isHeld={() => isReadingBack}
          />
          {leftOut > 0 && !isReadingBack && <LeftOut aria-live="off">{chatTexts.leftOut(leftOut)}</LeftOut>}
        </Content>
      </Scroller>
      {unseen > 0 && (
        <NewLines
          type="button"
          onClick={() => {
            reporting.end();
            toEnd();
            showEnd(scroller.current, variant);
          }}
        >
          {unseen > 99 ? '99+' : unseen} 条新消息
          <DownIcon size={16} />
        </NewLines>
      )}
    </Root>
  );
};
