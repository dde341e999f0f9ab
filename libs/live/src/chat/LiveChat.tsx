import { type ReactNode, useRef } from 'react';
import { ChatComposer } from './ChatComposer';
import { ChatLines } from './ChatLines';
import { chatTexts } from './chatTexts';
import styles from './LiveChat.module.css';
import { showEnd } from './showEnd';
import { useChatSender } from './useChatSender';
import { useFeedConnection, useRoomFeed } from './useRoomFeed';

export interface LiveChatProps {
  liveId: string;
  /** Whether readers may write. */
  isOpen: boolean;
  /** Nothing is said any more. */
  isOver?: boolean;
  /** Why they may not; that the chat is closed, unless something else is given. */
  closedNote?: string | undefined;
  /** Under a player, or over an upright picture. */
  variant: 'list' | 'overlay';
  /** Controls beside the field, such as 点赞 and 分享. */
  children?: ReactNode;
}

/** The chat of a live room: what is said, as it is said, and the field to say something (spec §7, design 17 and 18). */
export const LiveChat = ({
  liveId,
  isOpen,
  isOver = false,
  closedNote = chatTexts.closed,
  variant,
  children,
}: LiveChatProps) => {
  const feed = useRoomFeed(liveId);
  useFeedConnection(feed, isOver);
  const sender = useChatSender(liveId, feed);
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <section
      className={styles.root}
      aria-label="聊天室"
      data-variant={variant}
      data-ground={variant === 'overlay' ? 'dark' : undefined}
    >
      <ChatLines {...{ scroller, feed, sender, variant }} closedNote={isOpen ? undefined : closedNote} />
      {isOpen ? (
        <div className={styles.foot}>
          <ChatComposer
            liveId={liveId}
            variant={variant}
            onFocus={() => showEnd(scroller.current, variant)}
            onSend={sender.send}
          >
            {children}
          </ChatComposer>
        </div>
      ) : (
        <div className={styles.closed}>
          <p className={styles.note}>{closedNote}</p>
          {children}
        </div>
      )}
    </section>
  );
};
