import { createSafeStorage } from '@share/environment';
import { wellFormed } from '@share/safety';
import type { Session } from '@share/session';
import { useEffect, useRef, useState } from 'react';
import { v4 as createId } from 'uuid';

/** Drafts end with the visit (R27); where the browser refuses the storage, with the page. */
const drafts = createSafeStorage(() => window.sessionStorage);

interface Draft {
  text: string;
  /** The user who was logged in, who alone may see it. Empty when their id was not known, absent without a login. */
  ownerId?: string | undefined;
  /** Idempotency keys of what was sent and may have arrived, by what was sent. */
  keys: Record<string, string>;
}

const toDraft = (stored: unknown): Draft => {
  const { text, ownerId, keys }: Partial<Draft> = Object(stored);
  return { text: typeof text === 'string' ? text : '', ownerId, keys: Object(keys) };
};

/**
 * A text that is being written; survives the login, a reload and every failure (R27). The field is uncontrolled, because
 * it may hold text before this code runs. The draft of a user goes when they log out. When the platform refuses their token
 * while they write, it stays, for them alone.
 * @param name the subject, such as `comment-draft:wetland1`
 */
export const useDraft = (name: string, session: Pick<Session, 'isLoggedIn' | 'userId' | 'store'>) => {
  const key = `share:${name}`;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  /** The text while there is no field, between the bar and the drawer. */
  const shown = useRef('');
  /** The user whose texts were sent and may come back; undefined without such texts, or after a logout. */
  const senderId = useRef<string>(undefined);
  const storedKeys = useRef<Draft['keys']>(undefined);

  const stored = () => toDraft(drafts.getJson(key));
  const read = () => field.current?.value ?? shown.current;
  const keys = () => (storedKeys.current ??= stored().keys);
  const ownerId = () => senderId.current ?? stored().ownerId;
  const save = () => {
    const text = read();
    const owner = session.isLoggedIn() ? session.userId() : ownerId();
    if (text.trim()) drafts.setJson(key, { text, ownerId: owner, keys: keys() } satisfies Draft);
    else drafts.remove(key);
  };
  const show = (value: string) => {
    shown.current = value;
    if (field.current) field.current.value = value;
    setText(value);
  };

  /** A visitor's text belongs to the user who logs in next. */
  const isOf = (userId: string) => {
    const owner = ownerId();
    return owner === undefined || (owner !== '' && owner === userId);
  };

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the text may be older than this code
    show(read() || (isOf(session.userId()) ? stored().text : ''));
    // A draft waits for a user who is not logged in.
    if (read() || session.isLoggedIn()) save();
    return session.store.subscribe(({ isLoggedIn, userId }, before) => {
      if (isLoggedIn === before.isLoggedIn) return;
      if (!isOf(userId)) {
        senderId.current = undefined;
        storedKeys.current = undefined;
        drafts.remove(key);
        show('');
      } else if (isLoggedIn && senderId.current === undefined) {
        // Otherwise what is stored may be a text that is being sent.
        show(read() || stored().text);
        save();
      }
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; later changes come through the functions
  }, [key]);

  return {
    field,
    /** The text of the field, as rendered. */
    text,
    /** The current text of the field. */
    read,
    /** Stores the current text of the field, which ends the draft of a text that has arrived. @param sent as in `keyFor` */
    save: (sent = '') => {
      delete keys()[sent];
      save();
    },
    /** The idempotency key for what is about to be sent: the same one for the same until it has arrived, also after a reload. */
    keyFor: (sent: string): string => {
      const sentKey = (keys()[sent] ??= createId());
      save();
      return sentKey;
    },
    onInput: () => {
      show(read());
      save();
    },
    /** Empties the field for a text that is being sent. The stored copy is saved until `save`. @returns the text */
    take: () => {
      const taken = wellFormed(read());
      senderId.current = session.userId();
      show('');
      return taken;
    },
    /**
     * Restores a text that could not be sent, before newer input, unless its author has left. When the platform has refused their token
     * the login panel is open for this text: it belongs to the user who logs in.
     * @returns whether it is restored and there is no newer input
     */
    putBack: (taken: string): boolean => {
      if (senderId.current === undefined) return false;
      const typedSince = read();
      show([taken, typedSince].filter(Boolean).join('\n'));
      if (session.isLoggedIn()) save();
      else {
        senderId.current = undefined;
        drafts.setJson(key, { text: read(), keys: keys() } satisfies Draft);
      }
      return !typedSince;
    },
  };
};
