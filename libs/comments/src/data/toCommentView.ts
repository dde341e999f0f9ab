import type { Comment } from '@share/api-contract/types';
import { plainText, safeImageUrl } from '@share/safety';
import type { CommentView } from './CommentView';

/** What the page shows of a comment. Everything in it was typed by somebody: texts are plain, addresses judged. */
export const toCommentView = (comment: Comment, siteOrigin: string): CommentView => {
  const avatar = safeImageUrl(comment.avatar, { siteOrigin });
  const place = plainText(comment.ip_location, 16);
  const replyAlias = plainText(comment.reply_alias, 24);
  const replies = (comment.replys ?? []).map((reply) => toCommentView(reply, siteOrigin));
  return {
    id: comment.gid,
    ownerId: comment.owner_user_id ?? '',
    alias: plainText(comment.user?.mp_name, 24) || plainText(comment.alias, 24) || '读者',
    ...(avatar && { avatar }),
    text: plainText(comment.content, 2000),
    createdAt: comment.created_at,
    ...(place && { place }),
    isAuthor: comment.is_author ?? false,
    ...(replyAlias && { replyAlias }),
    replies,
    replyCount: Math.max(comment.reply_count ?? 0, replies.length),
  };
};
