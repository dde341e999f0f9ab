import type { ChatLine, ChatPart } from './toChatPart';

/** The effect of a push on the chat; a post or a change of state takes a position and nothing else. */
export type ChatPush = (
  { type: 'line'; line: ChatLine } | { type: 'deletion'; id: string } | { type: 'other' }
) & {
  /** Entries just before this one that the platform does not push: nothing is missing there. */
  leftOut?: number | undefined;
};

/** The known lines of a room's chat. */
export interface ChatLog {
  /** Everything up to here is known. */
  offset(): number;
  epoch(): string;
  /** The lines by their positions; the same array while nothing has changed. */
  lines(): readonly ChatLine[];
  /** Position before which older lines are read; undefined when there are none. */
  before(): number | undefined;
  /** Takes the latest part of the log. What was known is dropped when it does not join on. */
  start(latest: ChatPart): void;
  /** Takes the part since a position. @returns false when its positions are of another epoch */
  append(since: number, part: ChatPart): boolean;
  /** Takes the part before the oldest known position. */
  prepend(before: number, part: ChatPart): void;
  /**
   * Takes a push.
   * @param position its place, or undefined where that is not known
   * @returns false when something before it is missing; it is saved until `append` brings that
   */
  push(position: number | undefined, push: ChatPush): boolean;
  /** Shows a line ahead of those before it: the visitor's own, as soon as it is stored. */
  add(line: ChatLine): void;
  /** Sets how many lines are saved; the oldest are dropped. */
  setCapacity(count: number): void;
}

/** Deletions remembered, so that a part that was read before them does not bring the lines back. */
const rememberedDeletions = 2_000;
/** Pushes saved until what is missing before them has been read. */
const maxWaiting = 1_000;

/** The end of a set that keeps the order of adding. */
const forgetOldest = (set: Set<string>, saved: number): void => {
  for (const id of set) {
    if (set.size <= saved) return;
    set.delete(id);
  }
};

/**
 * The chat of one room: history and pushes joined without gaps and repetitions, in the order of the log, with bounded memory.
 * Parts and pushes may come in any order and more than once.
 */
export const createChatLog = (capacity: number): ChatLog => {
  let saved = capacity;
  let lines: readonly ChatLine[] = [];
  let epoch = '';
  let oldest = 0;
  let offset = 0;
  const ids = new Set<string>();
  const deleted = new Set<string>();
  const waiting = new Map<number, ChatPush>();

  const show = (next: readonly ChatLine[]): void => {
    const surplus = next.length - saved;
    lines = surplus > 0 ? next.slice(surplus) : next;
    for (const line of next.slice(0, Math.max(0, surplus))) ids.delete(line.id);
    if (surplus > 0) oldest = Math.max(oldest, lines[0]?.position ?? offset + 1);
  };

  /** Adds lines that are not known, each at its position. */
  const insert = (added: readonly ChatLine[]): void => {
    const unknown = added.filter(({ id }) => !ids.has(id) && !deleted.has(id));
    if (unknown.length === 0) return;
    for (const { id } of unknown) ids.add(id);
    const isInOrder = [lines[lines.length - 1], ...unknown].every(
      (line, index, all) => index === 0 || !all[index - 1] || all[index - 1]!.position < line!.position,
    );
    const next = [...lines, ...unknown];
    show(isInOrder ? next : next.sort((one, other) => one.position - other.position));
  };

  const remove = (removed: readonly string[]): void => {
    for (const id of removed) deleted.add(id);
    forgetOldest(deleted, rememberedDeletions);
    const gone = new Set(removed.filter((id) => ids.delete(id)));
    if (gone.size > 0) lines = lines.filter(({ id }) => !gone.has(id));
  };

  const apply = (push: ChatPush): void => {
    if (push.type === 'line') insert([push.line]);
    if (push.type === 'deletion') remove([push.id]);
  };

  /** Takes the pushes that waited for what is known now. */
  const settle = (): void => {
    for (const position of waiting.keys()) if (position <= offset) waiting.delete(position);
    for (let next = waiting.get(offset + 1); next; next = waiting.get(offset + 1)) {
      offset += 1;
      waiting.delete(offset);
      apply(next);
    }
  };

  const take = (part: ChatPart): void => {
    insert(part.lines.filter(({ position }) => position > offset));
    remove(part.deleted);
    offset = Math.max(offset, part.offset);
    settle();
  };

  const log: ChatLog = {
    offset: () => offset,
    epoch: () => epoch,
    lines: () => lines,
    before: () => (oldest > 1 ? oldest : undefined),
    start: (latest) => {
      const joins = epoch === latest.epoch && latest.oldest <= offset + 1 && latest.offset >= offset;
      if (!joins) {
        if (epoch !== latest.epoch) [deleted, waiting].forEach((known) => known.clear());
        ids.clear();
        lines = [];
        epoch = latest.epoch;
        oldest = latest.oldest;
        offset = 0;
      }
      take(latest);
    },
    append: (since, part) => {
      if (part.epoch !== epoch) return false;
      // A part that begins behind what is known would leave a gap; it was requested before the log was started anew.
      if (since <= offset) take(part);
      return true;
    },
    prepend: (before, part) => {
      if (part.epoch !== epoch || before !== oldest) return;
      oldest = Math.min(oldest, part.oldest);
      remove(part.deleted);
      insert(part.lines);
    },
    push: (position, push) => {
      if (position === undefined) {
        apply(push);
        return true;
      }
      if (position <= offset) {
        // Known; only a deletion acts also when it comes late.
        if (push.type === 'deletion') apply(push);
        return true;
      }
      if (position - (push.leftOut ?? 0) <= offset + 1) offset = position - 1;
      if (position === offset + 1 || waiting.size < maxWaiting) waiting.set(position, push);
      settle();
      return position <= offset;
    },
    add: (line) => insert([line]),
    setCapacity: (count) => {
      saved = count;
      show(lines);
    },
  };
  return log;
};
