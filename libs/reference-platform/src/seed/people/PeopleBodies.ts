import type { StoredAccount, StoredInvitee, StoredUser } from '../../account/createAccounts';
import type { StoredMark } from '../../account/createMarks';
import type { StoredMediaAccount } from '../../account/createMediaAccounts';

/** Records of people and media accounts, by kind. */
export interface PeopleBodies {
  user: StoredUser;
  /** id: the phone number. */
  account: StoredAccount;
  invitee: StoredInvitee;
  'media-account': StoredMediaAccount;
  follow: StoredMark;
}

type Kind = keyof PeopleBodies;

/** A record of one of the kinds above. */
export type PeopleRecord = { [K in Kind]: { kind: K; id: string; body: PeopleBodies[K] } }[Kind];
