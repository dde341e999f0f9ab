import { useEffect, useState, type RefObject } from 'react';

/** Whether the visitor has scrolled past an element. */
export const useIsAbove = (element: RefObject<Element | null>): boolean => {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting = true, boundingClientRect } = entries[entries.length - 1] ?? {};
      setAbove(!isIntersecting && (boundingClientRect?.top ?? 0) < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
};
