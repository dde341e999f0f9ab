import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { CommentServices } from '../data/CommentServices';
import type { ParticipationItem } from '../data/CommentView';
import { judgeComment } from '../data/judgeComment';
import { useCommentSender } from '../data/useCommentSender';
import { useWriting, type Writing } from '../data/useWriting';
import { useDraft } from './useDraft';
import { useLoginOnFocus } from './useLoginOnFocus';

/**
 * Writing a comment: draft, login, reply target, sending. Leaving the field ends reply mode, but not when it is left for the
 * button that sends: what was answered when that button went down is what is answered (R26).
 */
export const useComposer = (services: CommentServices, item: ParticipationItem) => {
  const { session, page } = services;
  const { field, text, onInput, take, putBack, settle } = useDraft(item.postId);
  const { writing, start, end } = useWriting(item.postId);
  const send = useCommentSender(services, item);
  const login = useLoginOnFocus(session, field);
  const [hasFocus, setFocus] = useState(false);
  const pressed = useRef<Writing>(undefined);

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
    pressed.current = undefined;
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
    const { target } = pressed.current ?? writing ?? {};
    pressed.current = undefined;
    const problem = judgeComment(text);
    if (problem) return page.say(problem);
    if (!(await askOn(login.ask()))) return;
    const taken = take();
    field.current?.blur();
    leave();
    if (await send(taken.trim(), target)) settle();
    else if (putBack(taken)) start(target);
  };

  return {
    field,
    text,
    target: writing?.target,
    isComposing: hasFocus || writing !== undefined,
    /** Answers nobody any more; the text stays. */
    dropTarget: () => start(),
    onPress: () => {
      pressed.current = writing ?? {};
    },
    onPressEnd: () => {
      pressed.current = undefined;
    },
    submit,
    fieldEvents: {
      onInput,
      onFocus,
      onClick: () => void askOn(login.onClick()),
    },
    /** The focus goes from a control of the composer to somewhere. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, Element>) => {
      if (pressed.current || login.isAsking() || currentTarget.contains(relatedTarget)) return;
      login.onBlur();
      leave();
    },
  };
};
