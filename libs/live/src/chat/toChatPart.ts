import type { ChatMessage, ChatPage } from '@share/api-contract/types';
import { cleanText, plainText } from '@share/safety';

/** A line of chat as the page shows it; every text is plain. */
export interface ChatLine {
  id: string;
  /** Place in the log of the room, from 1. */
  position: number;
  alias: string;
  text: string;
  /** Empty where the platform does not say. */
  ownerId: string;
  /** Written by the people of the room. */
  isHost: boolean;
}

/** A part of the room's log without a gap: all lines between two positions. */
export interface ChatPart {
  lines: ChatLine[];
  /** Ids of lines that this part of the log takes away. */
  deleted: string[];
  /** First and last position of the part; 0 in an empty log. */
  oldest: number;
  offset: number;
  /** Positions of another epoch mean nothing. */
  epoch: string;
  onlineCount: number;
}

export const toChatLine = (message: ChatMessage): ChatLine => ({
  id: message.msg_id ?? '',
  position: message.position ?? 0,
  alias: plainText(message.alias, 24) || '读者',
  // More than the platform accepts: longer lines of other clients are shown.
  text: cleanText(message.content, 1000),
  ownerId: message.owner_user_id ?? '',
  isHost: message.is_host ?? false,
});

/** Texts without anything to see are left out, and lines without an id or a place in the log. */
export const toChatPart = ({ messages = [], online_count = 0, ...page }: ChatPage): ChatPart => {
  const lines = messages
    .map(toChatLine)
    .filter(({ id, position, text }) => id && position > 0 && text !== '');
  return {
    lines,
    deleted: page.deleted ?? [],
    oldest: page.oldest ?? lines[0]?.position ?? 0,
    offset: page.offset ?? lines[lines.length - 1]?.position ?? 0,
    epoch: page.epoch ?? '',
    onlineCount: online_count,
  };
};
