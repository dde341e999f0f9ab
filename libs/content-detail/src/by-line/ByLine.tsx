import { Island } from '@share/islands';
import { Avatar } from '@share/ui';
import { formatDateTime, formatRelativeTime, toIsoTime } from '@share/ui/format';
import type { ContentServices } from '../data/ContentServices';
import type { ItemView } from '../data/DetailView';
import { FollowButton } from '../follow-button/FollowButton';
import * as S from './ByLine.styles';

interface ByLineProps {
  item: Pick<ItemView, 'account' | 'source' | 'publishedAt'>;
  /** Milliseconds; the moment this page was made. */
  now: number;
  services: ContentServices;
}

/** Who published an item, when and after whom, and the button to follow them. */
export const ByLine = ({ item: { account, source, publishedAt }, now, services }: ByLineProps) => (
  <S.ByLine data-by-line>
    {account && <Avatar name={account.name} src={account.avatar} />}
    <S.Names>
      {account && <S.Account>{account.name}</S.Account>}
      {(publishedAt !== undefined || source) && (
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
        <Island name="follow" Component={FollowButton} services={services} data={{ accountId: account.id }} />
      </S.Follow>
    )}
  </S.ByLine>
);
