import type { ChatLine } from './toChatPart';

/** A line of the visitor, from the moment it is sent. */
export interface OwnLine {
  /** Its idempotency key: sent again after a lost answer, it counts once. */
  key: string;
  text: string;
  alias: string;
  ownerId: string;
  status: 'sending' | 'failed' | 'stored';
  /** Position of the last known line when it was written. */
  after: number;
  /** Of the line as the platform has stored it. */
  storedId?: string;
}

interface JoinedLines {
  /** The own lines that are not among the stored ones, oldest first. */
  waiting: OwnLine[];
  /** The keys of own lines by the ids of the stored lines that they have become. */
  keys: ReadonlyMap<string, string>;
}

/**
 * Finds the own lines among the stored ones: a line may come through the channel before the answer to its sending, and is not shown
 * twice. It keeps its key, so that it stays the same element: a log that is read out does not say it a second time.
 */
export const joinOwnLines = (own: readonly OwnLine[], stored: readonly ChatLine[]): JoinedLines => {
  const keys = new Map<string, string>();
  for (const { key, storedId } of own) if (storedId !== undefined) keys.set(storedId, key);
  const waiting = own.filter(({ key, text, ownerId, after, storedId }) => {
    if (storedId !== undefined) return false;
    const match = stored.find(
      (line) => line.position > after && line.ownerId === ownerId && line.text === text && !keys.has(line.id),
    );
    if (match) keys.set(match.id, key);
    return !match;
  });
  return { waiting, keys };
};
