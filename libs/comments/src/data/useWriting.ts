import { isApiError } from '@share/api-client';
import { useSharedStore } from '@share/islands';
import { useRef } from 'react';
import { useStore } from 'zustand/react';
import type { CommentView } from './toCommentView';

/** The target of a comment, as parameters of the platform's call (spec §3). */
export interface ReplyTarget {
  /** 2 is an answer to a comment. */
  comment_type: 2;
  /** gid of the top comment of the thread. */
  parent_id: string;
  /** Absent where the platform does not say; the answer is then one to the whole thread. */
  target_user_id?: string;
  target_user_alias: string;
}

/** A comment, or a reply in the thread with that id, as the target of an answer. */
export const toReplyTarget = ({ ownerId, alias }: CommentView, threadId: string): ReplyTarget => ({
  comment_type: 2,
  parent_id: threadId,
  ...(ownerId && { target_user_id: ownerId }),
  target_user_alias: alias,
});

/** A comment being written: an answer when there is a target (spec §4, reply mode). */
export interface Writing {
  target?: ReplyTarget | undefined;
  /** The text that an answer answers. */
  answered?: string | undefined;
  /** The control of that text, which stays in view. */
  from?: Element | undefined;
}

/** Code of the platform when a discussion takes no more comments. */
const closedCode = 2003;

interface WritingState {
  writing?: Writing | undefined;
  /** The discussion was closed after the page had been loaded. */
  isClosed?: boolean;
}

/** The comment that is being written on a page: any island may start it, the composer takes it up. */
export const useWriting = (postId: string) => {
  const store = useSharedStore<WritingState>(`comments:writing:${postId}`, () => ({}));
  const { writing, isClosed = false } = useStore(store);
  return {
    writing,
    isClosed,
    start: (writing: Writing = {}) => store.setState({ writing }),
    end: () => store.setState({ writing: undefined }),
    /** Closes the discussion on this page when the platform refused a comment for that. @returns whether it did */
    closeFor: (error: unknown): boolean => {
      const isRefusal = isApiError(error) && error.code === closedCode;
      if (isRefusal) store.setState({ isClosed: true });
      return isRefusal;
    },
  };
};

/** The text at the moment when 发送 went down, although the field loses the focus before the click comes (R26). */
export const usePressedWriting = () => {
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
