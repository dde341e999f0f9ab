import type { Comment, CommentDeletion, CommentList, CommentReceipt } from '@share/api-contract/sent';
import { failures, type Store, toRange } from '@share/reference-core';
import type { StoredComment, StoredContent } from '../seed/SeedBundle';
import { toComment } from './commentRecords';
import { createCommentCounts } from './createCommentCounts';
import { createCommentRemover, type Removal } from './createCommentRemover';
import { type CommentWriterOptions, createCommentWriter, type Submit } from './createCommentWriter';

/** The subject of comments: a content item, a clue report, a post of a circle or a question to lawyers. */
export type CommentSubject = Partial<StoredContent> & {
  /** False during its review. */
  is_public?: boolean;
};

export interface CommentSubjects {
  /** @throws PlatformFailure for an unknown id or a subject that is not public */
  find(post: string): Promise<CommentSubject>;
}

const kinds = ['content', 'clue', 'circle-post', 'law-question'] as const;

export const createCommentSubjects = (store: Store): CommentSubjects => ({
  find: async (post) => {
    for (const kind of kinds) {
      const subject = await store.get<CommentSubject>(kind, post);
      if (subject && subject.is_public !== false) return subject;
    }
    throw failures.contentMissing();
  },
});

interface CommentPaging {
  pageindex: number;
  pagesize: number;
}

/** Reads, writes and deletes comments: of content items, clue reports, posts of circles and questions to lawyers. */
export interface Comments {
  top(post: string, options: CommentPaging & { sort: 'new' | 'hot' }): Promise<CommentList>;
  replies(post: string, gid: string, options: CommentPaging): Promise<CommentList>;
  /** Resolves only when the comment is stored. */
  write(submit: Submit): Promise<CommentReceipt>;
  /** Resolves when the comment and the replies to it are gone; only its writer may delete it. */
  remove(removal: Removal): Promise<CommentDeletion>;
  /** Publishes all comments that wait for a review; returns their number. */
  approve(): Promise<number>;
}

/** Replies listed with their top comment. */
const firstReplies = 2;

export const createComments = (options: CommentWriterOptions): Comments => {
  const { store, subjects } = options;
  const counts = createCommentCounts(store);
  const list = (where: Record<string, string>, rest: object) =>
    store.list<StoredComment>('comment', { where, ...rest });
  const rangeOf = ({ pageindex, pagesize }: CommentPaging) => toRange({ page: pageindex, size: pagesize });
  const withReplies = async (comment: StoredComment): Promise<Comment> => {
    const thread = { post: comment.post, parent: comment.gid };
    const replys = comment.reply_count ? await list(thread, { order: 'oldest', limit: firstReplies }) : [];
    return { ...toComment(comment), replys: replys.map(toComment) };
  };
  return {
    top: async (post, { sort, ...paging }) => {
      await subjects.find(post);
      const where = { post, parent: '' };
      const order = sort === 'hot' ? { sortBy: 'star_count' } : {};
      const comments = await list(where, { ...order, ...rangeOf(paging) });
      return {
        comments: await Promise.all(comments.map(withReplies)),
        count: await counts.top(post),
        total: await counts.total(post),
      };
    },
    replies: async (post, gid, paging) => {
      const where = { post, parent: gid };
      const comments = await list(where, { order: 'oldest', ...rangeOf(paging) });
      const field = { kind: 'comment', id: gid, field: 'reply_count' };
      return {
        comments: comments.map(toComment),
        count: await store.readCount(field, { kind: 'comment', where }),
      };
    },
    ...createCommentWriter(options),
    ...createCommentRemover(options),
  };
};
