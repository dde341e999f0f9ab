import { failures } from '../platform/PlatformFailure';
import type { StoredContent } from '../seed/SeedBundle';
import type { Store } from '../store/Store';

/** What is commented on: a content item, a clue report, a post of a circle, or a question to lawyers. */
export type CommentSubject = Partial<StoredContent> & {
  /** False while it is under review. */
  is_public?: boolean;
};

export interface CommentSubjects {
  /** @throws PlatformFailure when nothing public has this id */
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
