import { useCallback, useEffect, useState } from 'react';

/** How long a toast stands, in milliseconds. */
const standsFor = 2400;

interface ToastState {
  /** What the toast says now. */
  message: string | undefined;
  /** Says something; it takes the place of what is said and goes by itself. Always the same function. */
  show: (message: string) => void;
}

/** The message of a `Toast` and its time. */
export function useToast(): ToastState {
  const [said, setSaid] = useState<{ message: string }>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), standsFor);
    return () => clearTimeout(timer);
  }, [said]);
  const show = useCallback((message: string) => setSaid({ message }), []);
  return { message: said?.message, show };
}
