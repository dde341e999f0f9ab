import { createSafeStorage } from '@share/environment';
import type { Session } from '@share/session';
import { useOnLogout } from '@share/session/react';
import { useEffect, useRef, useState } from 'react';

/** Drafts end with the visit (R27); where the browser refuses the storage, with the page. */
const drafts = createSafeStorage(() => window.sessionStorage);

interface Draft {
  text: string;
  /** The reader who was logged in: nobody else gets to see it. Empty when their id was not known, absent when nobody was logged in. */
  ownerId?: string | undefined;
}

const toDraft = (stored: unknown): Draft => {
  const { text, ownerId } = Object(stored) as Partial<Draft>;
  return { text: typeof text === 'string' ? text : '', ownerId };
};

/**
 * A text that is being written; survives the login, a reload and every failure (R27). The field is uncontrolled, because
 * it may hold text before this code runs. What a reader has written goes with their login.
 * @param name what it is about, such as `comment-draft:wetland1`
 */
export const useDraft = (name: string, session: Pick<Session, 'isLoggedIn' | 'userId' | 'store'>) => {
  const key = `share:${name}`;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  /** The text while there is no field, between the bar and the drawer. */
  const shown = useRef('');

  const read = () => field.current?.value ?? shown.current;
  const save = () => {
    const value = read();
    const ownerId = session.isLoggedIn() ? session.userId() : undefined;
    if (value.trim()) drafts.setJson(key, { text: value, ownerId } satisfies Draft);
    else drafts.remove(key);
  };
  const show = (value: string) => {
    shown.current = value;
    if (field.current) field.current.value = value;
    setText(value);
  };

  useEffect(() => {
    const { text: kept, ownerId } = toDraft(drafts.getJson(key));
    const mayShow = ownerId === undefined || (ownerId !== '' && ownerId === session.userId());
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the text may be older than this code
    show(read() || (mayShow ? kept : ''));
    save();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; later changes come through the functions
  }, [key]);

  useOnLogout(session, () => {
    show('');
    drafts.remove(key);
  });

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
