import type { ChatLine } from './toChatPart';

/** A line of the reader that the platform has not stored yet. */
export interface OwnLine {
  /** Its idempotency key: sent again after a lost answer, it counts once. */
  key: string;
  text: string;
  alias: string;
  ownerId: string;
  status: 'sending' | 'failed';
  /** Position of the last known line when it was written. */
  after: number;
}

/**
 * The own lines that are not among the stored ones: a line may come through the channel before the answer to its sending,
 * and is not shown twice.
 */
export const withoutStored = (own: readonly OwnLine[], stored: readonly ChatLine[]): OwnLine[] => {
  const taken = new Set<string>();
  return own.filter(({ text, ownerId, after }) => {
    const match = stored.find(
      (line) =>
        line.position > after && line.ownerId === ownerId && line.text === text && !taken.has(line.id),
    );
    if (match) taken.add(match.id);
    return !match;
  });
};
