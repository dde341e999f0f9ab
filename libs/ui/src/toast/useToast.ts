import { useCallback, useEffect, useState } from 'react';

/** How long a toast stands, in milliseconds. */
const standsFor = 2400;

/** How a toast is announced. */
export type ToastRole = 'status' | 'alert';

interface Said {
  message: string;
  role: ToastRole;
}

interface ToastState {
  /** What the toast says now; the properties of `Toast`. */
  said: Said | undefined;
  /** Says something; it takes the place of what is said and goes by itself. Always the same function. */
  show: (message: string, role?: ToastRole) => void;
}

/** The message of a `Toast` and its time. */
export function useToast(): ToastState {
  const [said, setSaid] = useState<Said>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), standsFor);
    return () => clearTimeout(timer);
  }, [said]);
  const show = useCallback((message: string, role: ToastRole = 'status') => setSaid({ message, role }), []);
  return { said, show };
}
