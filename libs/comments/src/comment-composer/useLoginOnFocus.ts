import type { Session } from '@share/session';
import { useRef, type RefObject } from 'react';

interface LoginOnFocus {
  /** Whether the login panel is open because of this field: it takes the focus, which is not a leave. */
  isAsking: () => boolean;
  /** Resolves to whether somebody is logged in, after asking for it when nobody is; the focus then is in the field again. */
  ask: () => Promise<boolean>;
  onFocus: () => Promise<boolean>;
  onClick: () => Promise<boolean>;
  onBlur: () => void;
}

/**
 * Focusing a field while logged out opens the login panel (spec §5). A panel that closes gives the focus back to the field:
 * after a refusal that must not open it again, only a tap or a later visit does.
 */
export const useLoginOnFocus = (
  session: Pick<Session, 'isLoggedIn' | 'requireLogin'>,
  field: RefObject<HTMLElement | null>,
): LoginOnFocus => {
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
    isAsking: () => phase.current === 'asking',
    ask,
    onFocus: async () => (phase.current === 'idle' ? ask() : session.isLoggedIn()),
    onClick: ask,
    onBlur: () => {
      if (phase.current === 'refused') phase.current = 'idle';
    },
  };
};
