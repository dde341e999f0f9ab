import type { Comment } from '@share/api-contract/types';
import { cleanText, plainText, safeImageUrl } from '@share/safety';

/** One comment as the page shows it; every text is plain. */
export interface CommentView {
  id: string;
  /** Empty where the platform does not say. */
  ownerId: string;
  alias: string;
  avatar?: string;
  text: string;
  /** Seconds. */
  createdAt?: number | undefined;
  /** IP location the platform reports. */
  place?: string;
  isAuthor: boolean;
  /** The user whom a reply answers, when that is not the owner of the thread. */
  replyAlias?: string;
  /** Replies that came with the comment; the others load on demand. */
  replies: CommentView[];
  replyCount: number;
}

/** Comments are user input: texts become plain, addresses are checked. */
export const toCommentView = (comment: Comment, siteOrigin: string): CommentView => {
  const avatar = safeImageUrl(comment.avatar, { siteOrigin });
  const place = plainText(comment.ip_location, 16);
  const replyAlias = plainText(comment.reply_alias, 24);
  const replies = (comment.replys ?? []).map((reply) => toCommentView(reply, siteOrigin));
  return {
    id: comment.gid ?? '',
    ownerId: comment.owner_user_id ?? '',
    alias: plainText(comment.user?.mp_name, 24) || plainText(comment.alias, 24) || '读者',
    ...(avatar && { avatar }),
    // As it was written: visitors write no markup.
    text: cleanText(comment.content, 2000),
    createdAt: comment.created_at,
    ...(place && { place }),
    isAuthor: comment.is_author ?? false,
    ...(replyAlias && { replyAlias }),
    replies,
    replyCount: Math.max(comment.reply_count ?? 0, replies.length),
  };
};
