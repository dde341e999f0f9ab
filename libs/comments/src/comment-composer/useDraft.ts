import { createSafeStorage } from '@share/environment';
import { useEffect, useRef, useState } from 'react';

/** Drafts end with the visit (R27); where the browser refuses the storage, with the page. */
const drafts = createSafeStorage(() => window.sessionStorage);

/**
 * The text of a comment on one item; survives the login, a reload and every failure (R27). The field is uncontrolled, because
 * it may hold text before this code runs.
 */
export const useDraft = (postId: string) => {
  const key = `share:comment-draft:${postId}`;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  /** The text while there is no field, between the bar and the drawer. */
  const shown = useRef('');

  const read = () => field.current?.value ?? shown.current;
  const save = () => {
    const value = read();
    if (value.trim()) drafts.set(key, value);
    else drafts.remove(key);
  };
  const show = (value: string) => {
    shown.current = value;
    if (field.current) field.current.value = value;
    setText(value);
  };

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the text may be older than this code
    show(read() || (drafts.get(key) ?? ''));
    save();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; later changes come through the functions
  }, [key]);

  return {
    field,
    /** What the field holds, as rendered. */
    text,
    /** What the field holds now. */
    read,
    /** Keeps what the field holds now. */
    save,
    onInput: () => {
      show(read());
      save();
    },
    /** Empties the field for a text that is being sent. The stored copy is kept until `save`. @returns the text */
    take: () => {
      const taken = read();
      show('');
      return taken;
    },
    /** Restores a text that could not be sent, before newer input. @returns whether there is no newer input */
    putBack: (taken: string): boolean => {
      const typedSince = read();
      show([taken, typedSince].filter(Boolean).join('\n'));
      save();
      return !typedSince;
    },
  };
};
