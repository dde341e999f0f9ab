import { lazyWithRetry } from '@share/islands';
import { Avatar, ClauseTitle } from '@share/ui';
import { ErrorBoundary } from 'react-error-boundary';
import type { FoundAccount } from '../data/SearchView';
import styles from './AccountRow.module.css';

/** Comes after the results: following leads to the login, whose code most searches do without. */
const FollowButton = lazyWithRetry(async () => (await import('@share/content-cards/follow')).FollowButton);

/** A media account that was found; the specification has no page of one, so it leads nowhere. */
export const AccountRow = ({ account: { id, name, nameHits, avatar, about } }: { account: FoundAccount }) => (
  <li className={styles.row}>
    <Avatar name={name} src={avatar} size={44} />
    <div>
      <ClauseTitle as="h3" text={name} hits={nameHits} />
      {about && <p>{about}</p>}
    </div>
    <div className={styles.follow}>
      <ErrorBoundary fallback={null}>
        <FollowButton accountId={id} />
      </ErrorBoundary>
    </div>
  </li>
);
