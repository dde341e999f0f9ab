import { Island, placeholder, useFallbackEntry } from '@share/islands';
import { Avatar, Facts } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import { accountName, type AccountDetails } from '../data/AccountDetails';
import { FollowButton } from '../follow-button/FollowButton';
import { About, Name, Root, Texts } from './AccountCard.styles';

interface AccountCardProps {
  accountId: string;
}

/**
 * The publisher of the item: followers, region, and the button to follow. Nothing where the server could not
 * load the account.
 */
export const AccountCard = ({ accountId }: AccountCardProps) => {
  const account = useFallbackEntry<AccountDetails>(accountName(accountId));
  if (!account) return null;
  const { name, avatar, about, place, followerCount, contentCount } = account;
  return (
    <Root aria-label="发布者">
      <Avatar name={name} src={avatar} size={44} />
      <Texts>
        <Name>{name}</Name>
        {about && <About>{about}</About>}
        <Facts>
          <span>{formatNumber(followerCount)} 关注者</span>
          <span>{formatNumber(contentCount)} 篇内容</span>
          {place && <span>{`IP属地：${place}`}</span>}
        </Facts>
      </Texts>
      <Island
        name="follow"
        Component={FollowButton}
        data={{ accountId }}
        sharedEntries={[]}
        sharedProps={() => ({ accountId: placeholder })}
      />
    </Root>
  );
};
