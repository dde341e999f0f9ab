import { useServices } from '@share/islands';
import type { Session } from '@share/session';
import { useBackClose } from '@share/ui';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem } from '../data/loadComments';
import { useCommentSender } from '../data/useCommentSender';
import { useWriting, type Writing } from '../data/useWriting';
import { validateComment } from '../data/validateComment';
import { useDraft } from './useDraft';

/**
 * Focusing a field while logged out opens the login panel (spec §5). A panel that closes gives the focus back to the field:
 * after a refused login that must not open it again, only a tap or a later visit of the field does.
 */
const useLoginOnFocus = (
  session: Pick<Session, 'isLoggedIn' | 'requireLogin'>,
  field: RefObject<HTMLElement | null>,
) => {
  const phase = useRef<'idle' | 'asking' | 'refused'>('idle');
  const ask = async () => {
    if (session.isLoggedIn()) return true;
    if (phase.current === 'asking') return false;
    phase.current = 'asking';
    const isLoggedIn = await session.requireLogin('comment');
    phase.current = isLoggedIn ? 'idle' : 'refused';
    if (isLoggedIn) field.current?.focus();
    return isLoggedIn;
  };
  return {
    /** The login panel is open because of this field: the field lost its focus to it, but was not left. */
    isAsking: () => phase.current === 'asking',
    /** Asks for a login where necessary, and returns the focus to the field after it. */
    ask,
    askOnFocus: async () => (phase.current === 'idle' ? ask() : session.isLoggedIn()),
    onBlur: () => {
      if (phase.current === 'refused') phase.current = 'idle';
    },
  };
};

/** What was being written when 发送 went down, although the field loses the focus before the click comes (R26). */
const usePressedWriting = () => {
  const pressed = useRef<Writing>(undefined);
  const release = () => {
    pressed.current = undefined;
  };
  return {
    get: () => pressed.current,
    /** A finger that slides off the button gets no click: the next touch releases it. */
    press: (writing: Writing) => {
      pressed.current = writing;
      document.addEventListener('pointerdown', release, { capture: true, once: true });
    },
    release,
  };
};

/**
 * Writing a comment: draft, login, reply target, sending. Leaving the field ends reply mode, unless it is left for 发送 (R26).
 * The composer outlives its field, which moves between the bar and the drawer: a text that could not be sent comes back to
 * where the field is then.
 */
export const useComposer = (item: CommentedItem) => {
  const { session, page } = useServices<CommentServices>();
  const { field, text, read, onInput, take, putBack, save } = useDraft(item.postId, session);
  const { writing, start, end } = useWriting(item.postId);
  const send = useCommentSender(item);
  const login = useLoginOnFocus(session, field);
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
    if (writing) field.current?.focus();
  }, [writing, field]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the field may have had the focus before this code ran
    if (document.activeElement === field.current) onFocus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; later the field has its handlers
  }, []);

  const submit = async () => {
    const { target } = pressed.get() ?? writing ?? {};
    pressed.release();
    const isSecondTap = isSending.current && !read();
    if (isSecondTap) return;
    const problem = validateComment(read());
    if (problem) return page.say(problem);
    if (!(await leaveIfRefused(login.ask()))) return;
    const taken = take();
    field.current?.blur();
    leave();
    isSending.current = true;
    const isSent = await send(taken.trim(), target);
    isSending.current = false;
    if (isSent) save();
    else if (putBack(taken)) start(target);
  };

  return {
    field,
    text,
    target: writing?.target,
    isComposing,
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
