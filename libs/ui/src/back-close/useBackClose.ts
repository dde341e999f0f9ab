import { useEffect, useEffectEvent } from 'react';
import { claimBack } from './claimBack';

/** While `open`, the system back key calls `onClose` instead of leaving the page. */
export function useBackClose(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? claimBack(() => close()) : undefined), [open]);
}
