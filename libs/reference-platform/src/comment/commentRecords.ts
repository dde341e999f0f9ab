import type { Comment } from '@share/api-contract/types';
import type { StoredComment } from '../seed/SeedBundle';

/** A comment a visitor wrote, as opposed to one of the sample content. */
export type WrittenComment = StoredComment & { is_written: true };

const storedOnly = new Set(['post', 'parent', 'is_written']);

/** A stored comment as the contract shows it. */
export const toComment = (comment: StoredComment): Comment =>
  Object.fromEntries(Object.entries(comment).filter(([name]) => !storedOnly.has(name))) as Comment;
