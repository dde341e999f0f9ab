import { Island, useFallback } from '@share/islands';
import { Avatar, Facts } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import { accountName, type AccountDetails } from '../data/AccountDetails';
import { FollowButton } from '../follow-button/FollowButton';
import styles from './AccountCard.module.css';

interface AccountCardProps {
  accountId: string;
}

/**
 * Who published the item: how many follow them, where they write from, and the button to follow. Nothing where the server could not
 * load the account.
 */
export const AccountCard = ({ accountId }: AccountCardProps) => {
  const account = useFallback()[accountName(accountId)] as AccountDetails | undefined;
  if (!account) return null;
  const { name, avatar, about, place, followerCount, contentCount } = account;
  return (
    <aside className={styles.card} aria-label="发布者">
      <Avatar name={name} src={avatar} size={44} />
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        {about && <p className={styles.about}>{about}</p>}
        <Facts>
          <span>{formatNumber(followerCount)} 关注者</span>
          <span>{formatNumber(contentCount)} 篇内容</span>
          {place && <span>{`IP属地：${place}`}</span>}
        </Facts>
      </div>
      <Island
        name="follow"
        Component={FollowButton}
        data={{ accountId }}
        shows={[]}
        shownAs={() => ({ accountId: '' })}
      />
    </aside>
  );
};
