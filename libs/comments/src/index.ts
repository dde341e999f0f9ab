export { CommentFooterBar, type CommentFooterBarProps } from './comment-footer-bar/CommentFooterBar';
export { CommentSection, type CommentSectionProps } from './comment-section/CommentSection';
export type { CommentPage, CommentView } from './data/CommentView';
export { loadComments } from './data/loadComments';
