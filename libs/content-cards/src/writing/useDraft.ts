import { createSafeStorage } from '@share/environment';
import type { Session } from '@share/session';
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
 * it may hold text before this code runs. What a reader has written goes when they log out. When the platform refuses their token
 * while they write, it stays, for them alone.
 * @param name what it is about, such as `comment-draft:wetland1`
 */
export const useDraft = (
  name: string,
  session: Pick<Session, 'isLoggedIn' | 'userId' | 'store' | 'events'>,
) => {
  const key = `share:${name}`;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  /** The text while there is no field, between the bar and the drawer. */
  const shown = useRef('');
  const wasRefused = useRef(false);

  const stored = () => toDraft(drafts.getJson(key));
  const read = () => field.current?.value ?? shown.current;
  const save = () => {
    const value = read();
    const ownerId = session.isLoggedIn() ? session.userId() : stored().ownerId;
    if (value.trim()) drafts.setJson(key, { text: value, ownerId } satisfies Draft);
    else drafts.remove(key);
  };
  const show = (value: string) => {
    shown.current = value;
    if (field.current) field.current.value = value;
    setText(value);
  };

  const maySee = (ownerId: string | undefined) =>
    ownerId === undefined || (ownerId !== '' && ownerId === session.userId());

  useEffect(() => {
    const { text: kept, ownerId } = stored();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the text may be older than this code
    show(read() || (maySee(ownerId) ? kept : ''));
    // A draft waits for a reader who is not logged in.
    if (read() || session.isLoggedIn()) save();
    const onRefused = () => {
      wasRefused.current = true;
    };
    session.events.on('login:refused', onRefused);
    const unsubscribe = session.store.subscribe(({ isLoggedIn }, before) => {
      const stays = !isLoggedIn && wasRefused.current && read() !== '';
      if (isLoggedIn === before.isLoggedIn || stays) return;
      wasRefused.current = false;
      show(isLoggedIn && maySee(stored().ownerId) ? read() || stored().text : '');
      save();
    });
    return () => {
      session.events.off('login:refused', onRefused);
      unsubscribe();
    };
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
