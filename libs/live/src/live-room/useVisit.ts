import { useEffect, useEffectEvent } from 'react';
import type { LiveView } from '../data/LiveView';
import { useLiveServices } from '../LiveServices';

/** Reports when the visitor has come and for how many seconds they stayed (R42). A page that comes back from the browser's cache is a new visit. */
export const useVisit = ({ postId }: Pick<LiveView, 'postId'>): void => {
  const services = useLiveServices();
  const report = useEffectEvent((event: 'live_enter' | 'live_leave', time: number) =>
    services.report(event, { ids: [postId], extras: { time } }),
  );
  useEffect(() => {
    let since = Date.now();
    const enter = () => {
      since = Date.now();
      report('live_enter', 0);
    };
    const leave = () => report('live_leave', Math.floor((Date.now() - since) / 1000));
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && enter();
    enter();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
};
