import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { OwnCommentView } from '../data/useOwnComments';
import { focusIfInView } from './focusIfInView';

/** In milliseconds: so long after a comment has been sent the code of the list may come. */
const justNow = 10_000;

const isJustSent = ({ status, publishedAt = 0 }: OwnCommentView) =>
  status === 'sending' || Date.now() - publishedAt < justNow;

/**
 * Takes a visitor to the comment that they have just sent, with the focus, from wherever they wrote it. A reply gets the focus
 * where its thread is in view.
 * @param newest the newest own comment or reply
 */
export const useShowSent = (list: RefObject<HTMLElement | null>, newest: OwnCommentView | undefined) => {
  const show = useEffectEvent(() => {
    if (!newest || !isJustSent(newest)) return;
    const entry = list.current?.querySelector<HTMLElement>(
      newest.parentId ? '[data-status=sending]' : ':scope > li',
    );
    if (entry && newest.parentId) focusIfInView(entry, window);
    else entry?.focus();
  });
  const key = newest?.key;
  useEffect(() => show(), [key]);
};
