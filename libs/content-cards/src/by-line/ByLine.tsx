import { Island, placeholder } from '@share/islands';
import { Avatar, Facts, RelativeTime } from '@share/ui';
import { FollowButton } from '../follow-button/FollowButton';
import { Account, Follow, Names, Root } from './ByLine.styles';

export interface AccountView {
  /** Id of the media account; absent when only a name is known, which cannot be followed. */
  id?: string;
  name: string;
  avatar?: string;
}

interface ByLineProps {
  item: {
    account?: AccountView;
    source?: string;
    /** Seconds. */
    publishedAt?: number;
    /** Seconds; when what is said was last changed. */
    updatedAt?: number;
  };
  /** Milliseconds; the moment this page was made. */
  now: number;
}

/** Publisher, time and source of an item, and the button to follow. Without an account the source is the publisher. */
export const ByLine = ({ item, now }: ByLineProps) => {
  const { publishedAt, updatedAt } = item;
  const account = item.account ?? (item.source === undefined ? undefined : { name: item.source });
  const source = item.account && item.source;
  const hasMeta = publishedAt !== undefined || updatedAt !== undefined || source !== undefined;
  if (!account && !hasMeta) return null;
  return (
    <Root data-by-line>
      {account && <Avatar name={account.name} src={account.avatar} />}
      <Names data-names>
        {account && <Account>{account.name}</Account>}
        {hasMeta && (
          <Facts {...(updatedAt === undefined && { look: 'line' })}>
            {publishedAt !== undefined && <RelativeTime at={publishedAt} now={now} />}
            {updatedAt !== undefined && (
              <span>
                更新于 <RelativeTime at={updatedAt} now={now} />
              </span>
            )}
            {source && <span>来源：{source}</span>}
          </Facts>
        )}
      </Names>
      {account?.id && (
        <Follow>
          <Island
            name="follow"
            Component={FollowButton}
            data={{ accountId: account.id }}
            sharedEntries={[]}
            sharedProps={() => ({ accountId: placeholder })}
          />
        </Follow>
      )}
    </Root>
  );
};
