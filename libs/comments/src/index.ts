// The names of its islands are known wherever the library is used.
import type {} from './islands';

export { appCommentSlot } from './app-comment-bar/appCommentSlot';
export { commentSlots } from './commentSlots';
export type { CommentServices } from './data/CommentServices';
export { provideComments } from './data/loadComments';
