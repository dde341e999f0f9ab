import { useServices } from '@share/islands';
import { Pill } from '@share/ui';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { useUserToggle } from '../data/useUserToggle';

interface FollowButtonProps {
  accountId: string;
}

/** Follows a media account or stops following it (spec §6, §8). Its name is always 关注, and whether it is on is its state. */
export const FollowButton = ({ accountId }: FollowButtonProps) => {
  const { api } = useServices<CardServices>();
  const { isOn, isBusy, toggle } = useUserToggle({
    name: cardKeys.follow(accountId),
    action: 'follow',
    read: async () => (await api.getFollowState({ uid: accountId })).is_follow ?? false,
    change: async (wanted) =>
      (await api.changeFollow({ uid: accountId, type: wanted ? 1 : 0 }))?.is_follow ?? wanted,
    counted: { behavior: 'follow', id: accountId },
    successes: { on: 'followed', off: 'unfollowed' },
  });
  return (
    <Pill
      variant={isOn ? 'done' : 'outline'}
      aria-pressed={isOn}
      aria-busy={isBusy}
      data-opens="login"
      onClick={() => void toggle()}
    >
      <span>
        {isOn && <span aria-hidden="true">已</span>}
        关注
      </span>
    </Pill>
  );
};
