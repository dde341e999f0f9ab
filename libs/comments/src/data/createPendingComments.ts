import type { SafeStorage } from '@share/environment';
import { plainText } from '@share/safety';
import type { OwnComment } from './OwnComment';

/** A review takes hours; after this long, in seconds, the platform has decided against it. */
const keptFor = 7 * 24 * 3600;
const mostKept = 20;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Anyone may have written to the storage: only what has the right shape counts. */
const toPending = (value: unknown): OwnComment[] => {
  const { key, id, ownerId, text, createdAt, place, replyAlias, parentId } = Object(
    value,
  ) as Partial<OwnComment>;
  if (!isText(key) || !isText(id) || !isText(ownerId) || !isText(text)) return [];
  if (typeof createdAt !== 'number' || createdAt < Date.now() / 1000 - keptFor) return [];
  return [
    {
      key,
      id,
      ownerId,
      text: plainText(text, 2000),
      createdAt,
      status: 'pending',
      ...(isText(place) && { place: plainText(place, 16) }),
      ...(isText(replyAlias) && { replyAlias: plainText(replyAlias, 24) }),
      ...(isText(parentId) && { parentId }),
    },
  ];
};

/** The comments on an item that this browser's reader waits to see published; they outlive a reload. */
export const createPendingComments = (storage: SafeStorage, postId: string) => {
  const key = `share:pending-comments:${postId}`;
  return {
    read: (): OwnComment[] => {
      const kept = storage.getJson(key);
      return Array.isArray(kept) ? kept.flatMap(toPending) : [];
    },
    /** Keeps those of the given ones that are pending. */
    write: (own: OwnComment[]): void => {
      const pending = own.filter(({ status }) => status === 'pending').slice(0, mostKept);
      if (pending.length > 0) storage.setJson(key, pending);
      else storage.remove(key);
    },
  };
};
