export { CollectButton, type CollectButtonProps } from './collect-button/CollectButton';
export { CommentFooterBar, type CommentFooterBarProps } from './comment-footer-bar/CommentFooterBar';
export { CommentSection, type CommentSectionProps } from './comment-section/CommentSection';
export type { CommentServices } from './data/CommentServices';
export type { CommentedItem, CommentPage, CommentView, ParticipationItem } from './data/CommentView';
export { loadComments } from './data/loadComments';
export { useCollection } from './data/useCollection';
