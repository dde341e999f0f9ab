import type { Comment } from '@share/api-contract/sent';
import type { StoredComment } from '../seed/SeedBundle';

/** A comment a visitor wrote, as opposed to one of the sample content. */
export type WrittenComment = StoredComment & { is_written: true };

const pending = 'pending:';

/** Comments that wait for a review are stored under a thread name that no list reads. */
export const pendingThread = (post: string): string => `${pending}${post}`;

export const isPendingThread = (post: string): boolean => post.startsWith(pending);

/** The item of a thread, pending or not. */
export const itemOf = (post: string): string => (isPendingThread(post) ? post.slice(pending.length) : post);

/** A stored comment as the contract shows it. */
export const toComment = ({
  post: _post,
  parent: _parent,
  is_written: _isWritten,
  star_count_base: _starCountBase,
  ...comment
}: StoredComment & { is_written?: true; star_count_base?: number }): Comment => comment;
