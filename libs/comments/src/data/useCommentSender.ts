import type { CommentReceipt } from '@share/api-contract/types';
import { useRef } from 'react';
import { v4 as createId } from 'uuid';
import type { CommentServices } from './CommentServices';
import type { ParticipationItem } from './CommentView';
import type { OwnComment } from './OwnComment';
import type { ReplyTarget } from './ReplyTarget';
import { toCommentView } from './toCommentView';
import { toFailureMessage } from './toFailureMessage';
import { useOwnComments } from './useOwnComments';

/** The own comment as the platform has stored it. */
const settle = (own: OwnComment, { comment, is_pending }: CommentReceipt): OwnComment => {
  const { id, text, createdAt, place, replyAlias, ...stored } = toCommentView(comment, '');
  const { key, parentId } = own;
  const ownerId = own.ownerId || stored.ownerId;
  return {
    key,
    id,
    ownerId,
    text,
    createdAt,
    ...(parentId && { parentId }),
    ...(place && { place }),
    ...(replyAlias && { replyAlias }),
    ...(is_pending ? { status: 'pending' } : { publishedAt: Date.now() }),
  };
};

/**
 * Sends comments of the reader who is logged in. A comment is shown at once and taken back when it fails; the same text
 * sent again after a failure counts once.
 * @returns sends; resolves to whether the platform took it, having told the reader what there is to tell
 */
export const useCommentSender = (services: CommentServices, item: ParticipationItem) => {
  const { api, session, page } = services;
  const { change } = useOwnComments(services, item.postId);
  const attempts = useRef(new Map<string, string>());

  return async (content: string, target?: ReplyTarget): Promise<boolean> => {
    const attempt = JSON.stringify([content, target]);
    const key = attempts.current.get(attempt) ?? createId();
    attempts.current.set(attempt, key);
    const own: OwnComment = {
      key,
      id: key,
      ownerId: session.reader()?.userId ?? '',
      text: content,
      createdAt: Math.floor(Date.now() / 1000),
      ...(target && { parentId: target.parent_id }),
      status: 'sending',
    };
    // The same text may be on its way already: it counts once.
    change((others) => [own, ...others.filter((each) => each.key !== key)]);
    page.wake('comments');
    try {
      const receipt = await api.createComment(
        { id: item.postId, track_id: item.trackId, comment_type: 1, ...target, content },
        { idempotencyKey: key },
      );
      attempts.current.delete(attempt);
      change((all) => all.map((each) => (each.key === key ? settle(each, receipt) : each)));
      page.succeed(receipt.is_pending ? 'commentSent' : 'commentPublished');
      return true;
    } catch (error) {
      change((all) => all.filter((each) => each.key !== key));
      const message = toFailureMessage(error);
      if (message) page.say(message);
      return false;
    }
  };
};
