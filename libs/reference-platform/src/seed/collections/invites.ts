import type { StoredInvite } from './CollectionBodies';

const daySeconds = 24 * 3_600;

/** Two invitations that count and one that has run out. */
export const buildInvites = (seconds: number): StoredInvite[] => {
  const invite = (code: string, alias: string, days: number | undefined): StoredInvite => ({
    code,
    inviter: { alias, avatar: `/media/avatar/${code}.svg` },
    title: `${alias}邀请你一起读云浦新闻`,
    description: '打开 App，填写邀请码，你们各得一张图书馆夜读座位券。',
    ...(days !== undefined && { expired_at: seconds + days * daySeconds }),
    post_ids: ['wetland1', 'market04', 'clockman', 'rainpod1'],
  });
  return [invite('YP7K3Q', '小满', undefined), invite('YP2M8T', '老周', 365), invite('YP0D1X', '阿坚', -2)];
};
