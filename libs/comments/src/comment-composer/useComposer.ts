import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { CommentServices } from '../data/CommentServices';
import type { ParticipationItem } from '../data/CommentView';
import { judgeComment } from '../data/judgeComment';
import { useCommentSender } from '../data/useCommentSender';
import { useWriting, type Writing } from '../data/useWriting';
import { useDraft } from './useDraft';
import { useLoginOnFocus } from './useLoginOnFocus';
import { usePress } from './usePress';

/**
 * Writing a comment: draft, login, reply target, sending. Leaving the field ends reply mode, but not when it is left for the
 * button that sends: what was answered when that button went down is what is answered (R26). It outlives its field, which
 * moves between the bar and the drawer: a text on its way comes back to where the field is then.
 */
export const useComposer = (services: CommentServices, item: ParticipationItem) => {
  const { session, page } = services;
  const { field, text, read, onInput, take, putBack, settle } = useDraft(item.postId);
  const { writing, start, end } = useWriting(item.postId);
  const send = useCommentSender(services, item);
  const login = useLoginOnFocus(session, field);
  const [hasFocus, setFocus] = useState(false);
  const press = usePress<Writing>();
  const isSending = useRef(false);

  const leave = () => {
    setFocus(false);
    end();
  };
  const askOn = async (asking: Promise<boolean>) => {
    const isAllowed = await asking;
    if (!isAllowed && !login.isAsking() && document.activeElement !== field.current) leave();
    return isAllowed;
  };
  const onFocus = () => {
    press.release();
    setFocus(true);
    void askOn(login.onFocus());
  };

  useEffect(() => {
    if (writing) field.current?.focus();
  }, [writing, field]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the focus may be older than this code
    if (document.activeElement === field.current) onFocus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; later the field tells itself
  }, []);

  const submit = async () => {
    const { target } = press.held() ?? writing ?? {};
    press.release();
    const isSecondTap = isSending.current && !read();
    if (isSecondTap) return;
    const problem = judgeComment(read());
    if (problem) return page.say(problem);
    if (!(await askOn(login.ask()))) return;
    const taken = take();
    field.current?.blur();
    leave();
    isSending.current = true;
    const hasArrived = await send(taken.trim(), target);
    isSending.current = false;
    if (hasArrived) settle();
    else if (putBack(taken)) start(target);
  };

  return {
    field,
    text,
    target: writing?.target,
    isComposing: hasFocus || writing !== undefined,
    /** Answers nobody any more; the text stays. */
    dropTarget: () => start(),
    /** 发送 goes down. */
    onPress: () => press.hold(writing ?? {}),
    onPressEnd: press.release,
    submit,
    leave,
    fieldEvents: {
      onInput,
      onFocus,
      onClick: () => void askOn(login.onClick()),
    },
    /** The focus goes from a control of the composer to somewhere. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, Element>) => {
      if (press.held() || login.isAsking() || currentTarget.contains(relatedTarget)) return;
      login.onBlur();
      leave();
    },
  };
};

export type Composer = ReturnType<typeof useComposer>;
