import type { Invite } from '@share/api-contract/types';
import {
  toCardViews,
  toPictureSource,
  type CardView,
  type PictureSource,
  type ViewContext,
} from '@share/content-cards';
import { plainText, safeImageUrl } from '@share/safety';
import { formatDateTime } from '@share/ui/format';

/** An invitation by a visitor; each text is plain and each address has been checked. */
export interface InviteView {
  code: string;
  title: string;
  inviter: { name: string; avatar?: string };
  description?: string;
  /** Until when the code counts, `2026-11-21 10:00`. */
  expiry?: string;
  /** Of the first thing there is to read. */
  picture?: PictureSource;
  posts: CardView[];
}

/** An invitation as its page shows it. */
export const toInviteView = (invite: Invite, context: ViewContext): InviteView => {
  const { siteOrigin } = context;
  const posts = invite.posts ?? [];
  const name = plainText(invite.inviter?.alias, 24);
  const avatar = safeImageUrl(invite.inviter?.avatar, { siteOrigin });
  const title = plainText(invite.title, 60);
  const description = plainText(invite.description, 200);
  const expiry = invite.expired_at === undefined ? '' : formatDateTime(invite.expired_at);
  const [picture] = posts.flatMap(({ style }) => toPictureSource(style?.data?.[0], { siteOrigin }) ?? []);
  return {
    code: plainText(invite.code, 24),
    title,
    inviter: { name, ...(avatar && { avatar }) },
    ...(description && { description }),
    ...(expiry && { expiry }),
    ...(picture && { picture }),
    posts: toCardViews(posts, context),
  };
};
