import { useServices } from '@share/islands';
import { useUser } from '@share/session/react';
import { type MouseEvent, useCallback, useState } from 'react';
import type { ChatServices } from './ChatServices';
import type { Reportable } from './Lines';
import type { ChatLine } from './toChatPart';

const isMarkingText = (): boolean => getSelection()?.isCollapsed === false;

/** Index of the tapped entry in its list; -1 for a tap outside of entries. */
const tappedPlace = ({ currentTarget, target }: MouseEvent<HTMLElement>): number =>
  [...currentTarget.children].findIndex((item) => item.contains(target as Node));

/**
 * 举报 on lines of others: on the one that was tapped, or, for keyboards and screen readers, on all.
 *
 * @param lines those at the start of the list
 * @param hold the lines stay in place while one of them shows 举报
 */
export const useReporting = (lines: readonly ChatLine[], hold: (isHeld: boolean) => void) => {
  const { session, page } = useServices<ChatServices>();
  const userId = useUser(session)?.userId;
  const [reportable, setReportable] = useState<Reportable>('none');
  const offer = (next: Reportable) => {
    setReportable(next);
    hold(next !== 'none');
  };
  return {
    reportable,
    userId,
    report: useCallback(({ id }: ChatLine) => page.report({ type: 'chat', id }), [page]),
    toggleAll: () => offer(reportable === 'all' ? 'none' : 'all'),
    onTap: (event: MouseEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button') || isMarkingText()) return;
      const line = lines[tappedPlace(event)];
      offer(line && line !== reportable && line.ownerId !== userId ? line : 'none');
    },
    end: () => setReportable('none'),
  };
};
