import { ApiError } from '@share/api-client';
import type { Comment } from '@share/api-contract/types';
import type { CommentsApi } from '../src/data/useComments';
import type { RepliesApi } from '../src/data/useReplies';

/** The comment calls of the platform over a list in memory. */
export interface FakeCommentsApi extends CommentsApi, RepliesApi {
  /** May be changed between calls, as a discussion does. */
  threads: Comment[];
  /** While true every call fails for want of a network. */
  isOffline: boolean;
}

/** Replies the platform sends along with a comment. */
const sentAlong = 2;

const pageOf = <Entry>(entries: readonly Entry[], page: number, size: number): Entry[] =>
  entries.slice((page - 1) * size, page * size);

const repliesOf = ({ replys = [] }: Comment): Comment[] => replys;

/** Answers as the platform would; `threads` carry all their replies. */
export const createCommentsApi = (threads: readonly Comment[]): FakeCommentsApi => {
  const answer = <Data>(data: Data): Promise<Data> =>
    api.isOffline
      ? Promise.reject(new ApiError({ kind: 'network', message: 'no network' }))
      : Promise.resolve(data);
  const api: FakeCommentsApi = {
    threads: [...threads],
    isOffline: false,
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
  };
  return api;
};

const never = (): Promise<never> => new Promise(() => undefined);

/** A platform that never answers: what is on its way stays so. */
export const silentApi: CommentsApi & RepliesApi = { getTopComments: never, getChildComments: never };
