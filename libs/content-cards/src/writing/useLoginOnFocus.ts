import type { Session } from '@share/session';
import { useRef, type RefObject } from 'react';

/**
 * Focusing a field while logged out opens the login panel (spec §5). A panel that closes gives the focus back to the field:
 * after a refused login that must not open it again, only a tap or a later visit of the field does.
 * @param action as in `requireLogin`
 */
export const useLoginOnFocus = (
  session: Pick<Session, 'isLoggedIn' | 'requireLogin'>,
  field: RefObject<HTMLElement | null>,
  action: string,
) => {
  const phase = useRef<'idle' | 'asking' | 'refused'>('idle');
  const ask = async () => {
    if (session.isLoggedIn()) return true;
    if (phase.current === 'asking') return false;
    phase.current = 'asking';
    const isLoggedIn = await session.requireLogin(action);
    phase.current = isLoggedIn ? 'idle' : 'refused';
    if (isLoggedIn) field.current?.focus();
    return isLoggedIn;
  };
  return {
    /** The login panel is open because of this field: the field lost its focus to it, but was not left. */
    isAsking: () => phase.current === 'asking',
    /** Requests a login where necessary, and returns the focus to the field after it. */
    ask,
    askOnFocus: async () => (phase.current === 'idle' ? ask() : session.isLoggedIn()),
    onBlur: () => {
      if (phase.current === 'refused') phase.current = 'idle';
    },
  };
};
