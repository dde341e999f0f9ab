export { FollowButton } from './follow-button/FollowButton';
