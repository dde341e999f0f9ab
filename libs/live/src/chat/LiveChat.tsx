import { type ReactNode, useRef } from 'react';
import { ChatComposer } from './ChatComposer';
import { ChatLines } from './ChatLines';
import { chatTexts } from './chatTexts';
import { Closed, Foot, Note, Root } from './LiveChat.styles';
import { showEnd } from './showEnd';
import { useChatSender } from './useChatSender';
import { useFeedConnection, useRoomFeed } from './useRoomFeed';

export interface LiveChatProps {
  liveId: string;
  /** Whether visitors may write. */
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
    <Root aria-label="聊天室" data-variant={variant} data-ground={variant === 'overlay' ? 'dark' : undefined}>
      <ChatLines {...{ scroller, feed, sender, variant }} closedNote={isOpen ? undefined : closedNote} />
      {isOpen ? (
        <Foot>
          <ChatComposer
            liveId={liveId}
            variant={variant}
            onFocus={() => showEnd(scroller.current, variant)}
            onSend={sender.send}
          >
            {children}
          </ChatComposer>
        </Foot>
      ) : (
        <Closed>
          <Note>{closedNote}</Note>
          {children}
        </Closed>
      )}
    </Root>
  );
};
