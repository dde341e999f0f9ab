import { ApiError } from '@share/api-client';
import type { Comment } from '@share/api-contract/types';
import { createSafeStorage } from '@share/environment';
import { createPageActions } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { CommentServices } from '../src/data/CommentServices';
import { commentFixture, threads } from './commentFixtures';

/** The comment calls of the platform over a list in memory. */
type FakeCommentsApi = CommentServices['api'] & {
  /** May be changed between calls, as a discussion does. */
  threads: Comment[];
  /** While true no call reaches the platform. */
  isOffline: boolean;
  /** While true the platform refuses everything that changes something. */
  isRefusing: boolean;
  /** While true new comments wait for a review. */
  isPremoderated: boolean;
  isCollected: boolean;
};

/** Replies the platform sends along with a comment. */
const sentAlong = 2;

const pageOf = <Entry>(entries: readonly Entry[], page: number, size: number): Entry[] =>
  entries.slice((page - 1) * size, page * size);

const repliesOf = ({ replys = [] }: Comment): Comment[] => replys;

/** Answers as the platform would; `threads` carry all their replies. */
export const createCommentsApi = (threads: readonly Comment[]): FakeCommentsApi => {
  let written = 0;
  const answer = <Data>(data: Data): Promise<Data> =>
    api.isOffline
      ? Promise.reject(new ApiError({ kind: 'network', message: 'no network' }))
      : Promise.resolve(data);
  const change = <Data>(make: () => Data): Promise<Data> => {
    if (api.isRefusing)
      return Promise.reject(
        new ApiError({ kind: 'business', message: '评论太快了，请稍后再试', code: 2006 }),
      );
    return api.isOffline ? answer(undefined as never) : answer(make());
  };
  const api: FakeCommentsApi = {
    threads: [...threads],
    isOffline: false,
    isRefusing: false,
    isPremoderated: false,
    isCollected: false,
    getTopComments: ({ pageindex = 1, pagesize = 10 }) =>
      answer({
        comments: pageOf(api.threads, pageindex, pagesize).map((thread) => ({
          ...thread,
          replys: repliesOf(thread).slice(0, sentAlong),
          reply_count: repliesOf(thread).length,
        })),
        count: api.threads.length,
        total: api.threads.length + api.threads.flatMap(repliesOf).length,
      }),
    getChildComments: ({ cid, pageindex = 1, pagesize = 10 }) => {
      const replies = api.threads.filter(({ gid }) => gid === cid).flatMap(repliesOf);
      return answer({ comments: pageOf(replies, pageindex, pagesize), count: replies.length });
    },
    createComment: ({ content, parent_id }) =>
      change(() => {
        const comment = commentFixture({
          gid: `w-${++written}`,
          content,
          alias: '小满',
          owner_user_id: 'u-test',
          // By the clock of the test, not at the moment of the fixtures: what waits for a review is dropped after a week.
          created_at: Math.floor(Date.now() / 1000),
          level: parent_id ? 2 : 1,
        });
        if (!parent_id && !api.isPremoderated) api.threads.unshift(comment);
        return { comment, is_pending: api.isPremoderated };
      }),
    deleteComment: ({ cid }) =>
      change(() => {
        api.threads = api.threads
          .filter(({ gid }) => gid !== cid)
          .map((thread) => ({ ...thread, replys: repliesOf(thread).filter(({ gid }) => gid !== cid) }));
        return { total: api.threads.length + api.threads.flatMap(repliesOf).length };
      }),
    getUserRelation: () => answer({ is_collect: api.isCollected }),
    changeCollection: ({ type }) =>
      change(() => {
        api.isCollected = type === 'add';
        return { is_collect: api.isCollected, collect_count: 1 };
      }),
  };
  return api;
};

const never = (): Promise<never> => new Promise(() => undefined);

/** A platform that never answers: loading and sending never end. */
export const silentApi: CommentServices['api'] = {
  getTopComments: never,
  getChildComments: never,
  createComment: never,
  deleteComment: never,
  getUserRelation: never,
  changeCollection: never,
};

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

/** Services of a page with a full discussion and a logged-in user, but for those that a test or story gives. */
export const createCommentServices = (given: Partial<CommentServices> = {}): CommentServices => ({
  api: createCommentsApi(threads),
  session: createTestSession({ isLoggedIn: true }),
  page: createPageActions(),
  report: () => undefined,
  storage: createMemoryStorage(),
  reportFailure: () => undefined,
  ...given,
});
