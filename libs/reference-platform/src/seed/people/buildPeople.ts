import type { StoredInvitee, StoredUser } from '../../account/createAccounts';
import type { StoredMark } from '../../account/createMarks';
import { accounts } from '../accounts';
import { createRandom } from '../createRandom';
import { demoAccount, demoPasswordHash } from './demoAccount';
import type { PeopleRecord } from './PeopleBodies';

const day = 86_400;

/** Owner of a media account, its region, its number of followers, and the accounts it follows. */
const details: Record<string, [certification: string, place: string, followers: number, follows: string[]]> =
  {
    mpGuanCha1: ['云浦日报社官方账号', '云浦', 1_286_000, ['mpImages01', 'mpTransit1', 'mpHealth01']],
    mpImages01: ['云浦日报社图片部', '云浦', 342_700, ['mpGuanCha1', 'mpDoorKeep']],
    mpNightBt1: ['云浦广播《夜航船》栏目', '云浦', 86_300, ['mpGuanCha1', 'mpDongLing']],
    mpDoorKeep: ['摄影爱好者', '云浦', 9_470, ['mpImages01', 'mpNeighbor']],
    mpKitchen1: ['美食作者', '云浦', 58_200, ['mpQingYu01', 'mpNeighbor']],
    mpDongLing: ['东岭民宿协会', '东岭', 12_800, ['mpNightBt1']],
    mpQingYu01: ['青屿渔业合作社', '青屿', 7_350, []],
    mpHealth01: ['云浦市卫生健康委员会', '云浦', 903_500, ['mpGuanCha1']],
    mpTransit1: ['云浦市交通运输局', '云浦', 655_100, ['mpGuanCha1', 'mpHealth01']],
    mpNeighbor: ['南岸街道办事处', '云浦', 23_900, ['mpGuanCha1', 'mpHealth01', 'mpTransit1', 'mpKitchen1']],
  };

const detailsOf = (uid: string) => {
  const found = details[uid];
  if (!found) throw new Error(`Sample content says nothing about the media account ${uid}`);
  return found;
};

const mediaAccountRecords = (): PeopleRecord[] =>
  accounts.map((account) => {
    const [certification, ip_location, follower_count] = detailsOf(account.user_id);
    const body = { ...account, certification, ip_location, follower_count };
    return { kind: 'media-account', id: account.user_id, body };
  });

const followRecords = (now: number): PeopleRecord[] =>
  accounts.flatMap(({ user_id }) =>
    detailsOf(user_id)[3].map((followed): PeopleRecord => {
      const target = `media-account:${followed}`;
      const id = `${user_id}:${target}`;
      const daysAgo = createRandom(`follow:${id}`).int(30, 600);
      const body: StoredMark = {
        id,
        owner_user_id: user_id,
        target,
        target_id: followed,
        at: (now - daysAgo * day) * 1000,
        is_sample: true,
      };
      return { kind: 'follow', id, body };
    }),
  );

/** Users who joined on the demo account's invitation, the earliest first, with the days since. */
const invitees: readonly [alias: string, days: number][] = [
  ['半盏灯', 86],
  ['早起的豆浆', 41],
  ['西塘路8号', 12],
  ['阳台上的薄荷', 3],
];

const inviteeRecords = (now: number): PeopleRecord[] =>
  invitees.map(([alias, days], index) => {
    const body: StoredInvitee = {
      id: `invitee${index + 1}`,
      owner_user_id: demoAccount.user_id,
      alias,
      avatar: `/media/avatar/invitee${index + 1}.svg`,
      created_at: now - days * day,
    };
    return { kind: 'invitee', id: body.id, body };
  });

/**
 * People of the sample content: one who can log in, the media accounts, and the accounts that these follow.
 *
 * @param now seconds
 */
export const buildPeople = (now: number): PeopleRecord[] => {
  const { user_id, alias, tel } = demoAccount;
  const user: StoredUser = {
    id: user_id,
    user_id,
    alias,
    avatar: `/media/avatar/${user_id}.svg`,
    ip_location: '云浦',
    tel,
    at: (now - 400 * day) * 1000,
    is_sample: true,
  };
  return [
    { kind: 'user', id: user_id, body: user },
    {
      kind: 'account',
      id: tel,
      body: { id: tel, user_id, password_hash: demoPasswordHash, is_sample: true },
    },
    ...inviteeRecords(now),
    ...mediaAccountRecords(),
    ...followRecords(now),
  ];
};
