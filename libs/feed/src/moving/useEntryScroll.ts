import { restoreScroll, type Memory } from '@share/scroll-position';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Remembers how far each entry of the history was scrolled: going back or forward returns to that place, a tap on a link begins at
 * the top. Places on one page (`#`) belong to `controlScrollRestoration`.
 */
export const useEntryScroll = (memory: Memory): void => {
  const { key, hash } = useLocation();
  const action = useNavigationType();
  const shown = useRef('');

  useLayoutEffect(() => {
    if (shown.current === key) return;
    const top = action === 'POP' ? memory.topOf(key) : 0;
    const isMove = shown.current !== '';
    shown.current = key;
    if (top && !hash) restoreScroll(top);
    else if (top === 0 && !hash && isMove) window.scrollTo({ top, behavior: 'instant' });
    memory.keepTop(key, top ?? window.scrollY);
  }, [memory, key, hash, action]);

  useEffect(() => {
    const onScroll = () => memory.keepTop(shown.current, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', memory.store);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', memory.store);
    };
  }, [memory]);
};
