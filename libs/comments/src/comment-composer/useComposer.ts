import { useDraft, useLoginOnFocus, validateComment } from '@share/content-cards';
import { useServices } from '@share/islands';
import { wellFormed } from '@share/safety';
import { useBackClose } from '@share/ui';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem } from '../data/loadComments';
import { useCommentSender } from '../data/useCommentSender';
import { usePressedWriting, useWriting } from '../data/useWriting';
import { keepAbove } from './keepAbove';

/**
 * Writing a comment: draft, login, reply target, sending. Leaving the field ends reply mode, unless it is left for 发送 (R26).
 * The composer outlives its field, which moves between the bar and the drawer: a text that could not be sent comes back to
 * where the field is then.
 */
export const useComposer = (item: CommentedItem) => {
  const { session, page } = useServices<CommentServices>();
  const { field, text, read, onInput, take, keyFor, putBack, save } = useDraft(
    `comment-draft:${item.postId}`,
    session,
  );
  const { writing, isClosed, start, end } = useWriting(item.postId);
  const send = useCommentSender(item);
  const login = useLoginOnFocus(session, field, 'comment');
  const [hasFocus, setFocus] = useState(false);
  const pressed = usePressedWriting();
  const isSending = useRef(false);

  const leave = () => {
    setFocus(false);
    end();
  };
  const leaveIfRefused = async (asking: Promise<boolean>) => {
    const isAllowed = await asking;
    if (!isAllowed && !login.isAsking() && document.activeElement !== field.current) leave();
    return isAllowed;
  };
  const onFocus = () => {
    pressed.release();
    setFocus(true);
    void leaveIfRefused(login.askOnFocus());
  };

  const isComposing = hasFocus || writing !== undefined;
  useBackClose(isComposing, () => {
    field.current?.blur();
    leave();
  });
  useEffect(() => {
    if (!writing) return;
    field.current?.focus();
    if (writing.from) keepAbove(writing.from, window);
  }, [writing, field]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the field may have had the focus before this code ran
    if (document.activeElement === field.current) onFocus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; later the field has its handlers
  }, []);

  const submit = async () => {
    const written = pressed.get() ?? writing ?? {};
    const { target } = written;
    pressed.release();
    const isSecondTap = isSending.current && !read();
    if (isSecondTap) return;
    const problem = validateComment(read());
    if (problem) return page.toast(problem);
    if (!(await leaveIfRefused(login.ask()))) return;
    const content = wellFormed(read()).trim();
    const attempt = JSON.stringify([content, target]);
    const key = keyFor(attempt);
    const taken = take();
    field.current?.blur();
    leave();
    isSending.current = true;
    const isSent = await send(content, key, target);
    isSending.current = false;
    if (isSent) save(attempt);
    else if (putBack(taken)) start({ ...written, from: undefined });
  };

  return {
    field,
    text,
    target: writing?.target,
    answered: writing?.answered,
    isComposing,
    /** False in a discussion that was closed meanwhile, but for a text that could not be sent. */
    canWrite: !isClosed || isComposing || text !== '',
    /** Ends reply mode; keeps the text. */
    dropTarget: () => start(),
    submit,
    leave,
    fieldEvents: { onInput, onFocus, onClick: () => void leaveIfRefused(login.ask()) },
    /** Of 发送. */
    buttonEvents: {
      onPointerDown: () => pressed.press(writing ?? {}),
      onPointerCancel: pressed.release,
    },
    /** Of the form, when the focus leaves one of its controls. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, Element>) => {
      if (pressed.get() || login.isAsking() || currentTarget.contains(relatedTarget)) return;
      login.onBlur();
      leave();
    },
  };
};

export type Composer = ReturnType<typeof useComposer>;
