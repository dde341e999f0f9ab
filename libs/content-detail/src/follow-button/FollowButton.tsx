import { Pill } from '@share/ui';
import { useFollow, type FollowServices } from '../data/useFollow';

export interface FollowData {
  accountId: string;
}

/** Follows the media account that published an item, or stops following it. Its name is always 关注, and whether it is on is its state. */
export const FollowButton = ({ accountId, ...services }: FollowData & FollowServices) => {
  const { isFollowed, isBusy, toggle } = useFollow(accountId, services);
  return (
    <Pill
      variant={isFollowed ? 'done' : 'outline'}
      aria-pressed={isFollowed}
      aria-busy={isBusy}
      onClick={() => void toggle()}
    >
      {isFollowed && <span aria-hidden="true">已</span>}
      关注
    </Pill>
  );
};
