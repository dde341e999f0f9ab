import { serverNow, type SafeStorage } from '@share/environment';
import { cleanText } from '@share/safety';

/** The user's new comments, until the platform lists them. */
export interface OwnComment {
  /** Constant from the first attempt on, whereas `id` changes when the platform assigns one. */
  key: string;
  id: string;
  ownerId: string;
  text: string;
  /** Seconds. */
  createdAt: number;
  place?: string;
  replyAlias?: string;
  /** Id of the thread of a reply. */
  parentId?: string;
  /** `sending`: no answer yet. `pending`: others see it after a review (R29). Absent: published. */
  status?: 'sending' | 'pending';
  /** When this browser received that it is published; milliseconds. */
  publishedAt?: number;
}

/** Seconds. A review takes hours; after a week the platform has decided against the comment. */
const maxAge = 7 * 24 * 3600;
const maxCount = 20;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The storage may hold anything: entries of another shape are ignored. */
const toPending = (value: unknown): OwnComment[] => {
  const stored: { [Name in keyof OwnComment]?: unknown } = Object(value);
  const { key, id, ownerId, text, createdAt, place, replyAlias, parentId } = stored;
  if (!isText(key) || !isText(id) || !isText(ownerId) || !isText(text)) return [];
  if (typeof createdAt !== 'number' || createdAt < serverNow() / 1000 - maxAge) return [];
  return [
    {
      key,
      id,
      ownerId,
      text: cleanText(text, 2000),
      createdAt,
      status: 'pending',
      ...(isText(place) && { place: cleanText(place, 16) }),
      ...(isText(replyAlias) && { replyAlias: cleanText(replyAlias, 24) }),
      ...(isText(parentId) && { parentId }),
    },
  ];
};

/** The comments on an item that wait for a review; they outlive a reload. */
export const createPendingComments = (storage: SafeStorage, postId: string) => {
  const key = `share:pending-comments:${postId}`;
  return {
    read: (): OwnComment[] => {
      const stored = storage.getJson(key);
      return Array.isArray(stored) ? stored.flatMap(toPending) : [];
    },
    /** Keeps those of the given ones that are pending. */
    write: (own: OwnComment[]): void => {
      const pending = own.filter(({ status }) => status === 'pending').slice(0, maxCount);
      if (pending.length > 0) storage.setJson(key, pending);
      else storage.remove(key);
    },
  };
};
