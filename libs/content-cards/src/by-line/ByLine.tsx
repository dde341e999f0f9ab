import { Island } from '@share/islands';
import { Avatar } from '@share/ui';
import { formatDateTime, formatRelativeTime, toIsoTime } from '@share/ui/format';
import { FollowButton } from '../follow-button/FollowButton';
import * as S from './ByLine.styles';

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
  };
  /** Milliseconds; the moment this page was made. */
  now: number;
}

/** Who published an item, when and from which source, and the button to follow them. */
export const ByLine = ({ item: { account, source, publishedAt }, now }: ByLineProps) => {
  const hasMeta = publishedAt !== undefined || source !== undefined;
  if (!account && !hasMeta) return null;
  return (
    <S.ByLine data-by-line>
      {account && <Avatar name={account.name} src={account.avatar} />}
      <S.Names data-names>
        {account && <S.Account>{account.name}</S.Account>}
        {hasMeta && (
          <S.Meta>
            {publishedAt !== undefined && (
              <time dateTime={toIsoTime(publishedAt)} title={formatDateTime(publishedAt)}>
                {formatRelativeTime(publishedAt, now)}
              </time>
            )}
            {source && <span>来源：{source}</span>}
          </S.Meta>
        )}
      </S.Names>
      {account?.id && (
        <S.Follow>
          <Island name="follow" Component={FollowButton} data={{ accountId: account.id }} />
        </S.Follow>
      )}
    </S.ByLine>
  );
};
