import type { ListPage } from '@share/page-data';
import type { AccountApi } from '@share/api-client';
import { listPageOf } from '@share/content-cards';
import { plainText, safeImageUrl } from '@share/safety';
import { formatRelativeTime } from '@share/ui/format';

/** A user who came by an invitation. */
export interface InviteeView {
  id: string;
  name: string;
  avatar?: string;
  /** When they came, in seconds, and how long ago that was. */
  time: { at: number | undefined; text: string };
}

interface LoadOptions {
  /** From 1. */
  page: number;
  siteOrigin: string;
  /** Milliseconds. */
  now: number;
}

const pageSize = 10;

/** One page of the users who came by the user's invitations, newest first. */
export const loadInviteRecord = async (
  api: Pick<AccountApi, 'getInviteRecord'>,
  { page, siteOrigin, now }: LoadOptions,
): Promise<ListPage<InviteeView>> => {
  const { records, total } = await api.getInviteRecord({ page, size: pageSize });
  return listPageOf(records, total, ({ alias, avatar, created_at: at }) => {
    const src = safeImageUrl(avatar, { siteOrigin });
    return {
      id: `${at ?? ''} ${alias ?? ''}`,
      name: plainText(alias, 24) || '读者',
      ...(src && { avatar: src }),
      time: { at, text: at === undefined ? '' : formatRelativeTime(at, now) },
    };
  });
};
