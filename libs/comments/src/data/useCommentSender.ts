import type { CommentReceipt } from '@share/api-contract/types';
import { showFailure } from '@share/content-cards';
import { serverNow } from '@share/environment';
import { useServices } from '@share/islands';
import { commentTexts } from '../commentTexts';
import type { CommentServices } from './CommentServices';
import type { OwnComment } from './createPendingComments';
import type { CommentedItem } from './loadComments';
import { toCommentView } from './toCommentView';
import { useOwnComments } from './useOwnComments';
import { useWriting, type ReplyTarget } from './useWriting';

/** The own comment as the platform has stored it. */
const toStored = (own: OwnComment, { comment, is_pending }: CommentReceipt): OwnComment => {
  const stored = toCommentView(comment ?? {}, '');
  const { key, parentId } = own;
  return {
    ...stored,
    key,
    createdAt: stored.createdAt ?? own.createdAt,
    ownerId: own.ownerId || stored.ownerId,
    ...(parentId && { parentId }),
    ...(is_pending ? { status: 'pending' } : { publishedAt: Date.now() }),
  };
};

/**
 * Sends comments of the visitor who is logged in. A comment is shown at once and taken back when it fails; sent again with the same
 * idempotency key, it counts once.
 * @returns sends, shows the result, and resolves to whether the platform accepted the comment
 */
export const useCommentSender = ({ postId, trackId }: CommentedItem) => {
  const { api, session, page, report } = useServices<CommentServices>();
  const { change } = useOwnComments(postId);
  const { closeFor } = useWriting(postId);

  return async (content: string, key: string, target?: ReplyTarget): Promise<boolean> => {
    const own: OwnComment = {
      key,
      id: key,
      ownerId: session.user()?.userId ?? '',
      text: content,
      createdAt: Math.floor(serverNow() / 1000),
      ...(target && { parentId: target.parent_id }),
      status: 'sending',
    };
    // The same text may be sent already: it is shown once.
    change((all) => [own, ...all.filter((each) => each.key !== key)]);
    page.hydrate('comments');
    try {
      const receipt = await api.createComment(
        { id: postId, track_id: trackId, comment_type: 1, ...target, content },
        { idempotencyKey: key },
      );
      change((all) => all.map((each) => (each.key === key ? toStored(each, receipt) : each)));
      report('comment', { ids: [postId], extras: { reply: target !== undefined } });
      page.succeed(receipt.is_pending ? 'commentSent' : 'commentPublished');
      return true;
    } catch (error) {
      change((all) => all.filter((each) => each.key !== key));
      if (closeFor(error)) page.toast(commentTexts.closedAnswer);
      else showFailure(error, page);
      return false;
    }
  };
};
