import { lazyWithRetry } from '@share/islands';
import { Avatar, ClauseTitle } from '@share/ui';
import { ErrorBoundary } from 'react-error-boundary';
import type { FoundAccount } from '../data/SearchView';
import { About, Account, Follow, Root } from './AccountRow.styles';

/** Comes after the results: following leads to the login, whose code most searches do without. */
const FollowButton = lazyWithRetry(async () => (await import('@share/content-cards/follow')).FollowButton);

/** A media account that was found; the specification has no page of one, so it leads nowhere. */
export const AccountRow = ({ account: { id, name, nameHits, avatar, about } }: { account: FoundAccount }) => (
  <Root>
    <Avatar name={name} src={avatar} size={44} />
    <Account>
      <ClauseTitle as="h3" text={name} hits={nameHits} />
      {about && <About>{about}</About>}
    </Account>
    <Follow>
      <ErrorBoundary fallback={null}>
        <FollowButton accountId={id} />
      </ErrorBoundary>
    </Follow>
  </Root>
);
