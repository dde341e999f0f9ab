import { createSafeStorage } from '@share/environment';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface Draft {
  /** The field is the reader's: it may hold text before anything here runs. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** What the field holds. */
  text: string;
  /** The same at this very moment, between two renderings too. */
  read: () => string;
  /** The reader has typed. */
  onInput: () => void;
  /** Empties the field for a text that is on its way; the kept copy stays until `settle`. @returns the text */
  take: () => string;
  /** Brings a text back that did not arrive, before what has been typed since. @returns whether nothing has */
  putBack: (text: string) => boolean;
  /** What was taken has arrived. */
  settle: () => void;
}

/** Drafts end with the visit (R27); those of a storage that refuses them, with the page. */
const drafts = createSafeStorage(() => window.sessionStorage);

/** The text of a comment on one item; survives the login, a reload and every failure (R27). */
export const useDraft = (postId: string): Draft => {
  const key = `share:comment-draft:${postId}`;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  /** Bridges the moments without a field, on its way from the bar to the drawer and back. */
  const shown = useRef('');

  const read = () => field.current?.value ?? shown.current;
  const keep = () => {
    const value = read();
    if (value.trim()) drafts.set(key, value);
    else drafts.remove(key);
  };
  const show = (value: string) => {
    shown.current = value;
    if (field.current) field.current.value = value;
    setText(value);
  };
  const onInput = () => {
    show(read());
    keep();
  };

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the text may be older than this code
    show(read() || (drafts.get(key) ?? ''));
    keep();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; later changes come through the functions
  }, [key]);

  return {
    field,
    text,
    read,
    onInput,
    take: () => {
      const taken = read();
      show('');
      return taken;
    },
    putBack: (taken) => {
      const typedSince = read();
      show([taken, typedSince].filter(Boolean).join('\n'));
      keep();
      return !typedSince;
    },
    settle: keep,
  };
};
