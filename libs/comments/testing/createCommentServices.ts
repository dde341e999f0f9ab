import { createSafeStorage } from '@share/environment';
import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { CommentServices } from '../src/data/CommentServices';
import { threads } from './commentFixtures';
import { createCommentsApi } from './createCommentsApi';

/** A storage for one page: nothing of it outlives the object. */
const createMemoryStorage = () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return createSafeStorage(() => storage as unknown as Storage);
};

/** Services of a page with a full discussion and a reader who is logged in, unless something else is given. */
export const createCommentServices = (given: Partial<CommentServices> = {}): CommentServices => ({
  api: createCommentsApi(threads),
  session: createTestSession({ isLoggedIn: true }),
  page: createPageActions(),
  storage: createMemoryStorage(),
  ...given,
});
