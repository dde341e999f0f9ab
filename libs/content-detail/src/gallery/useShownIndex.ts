import { type RefObject, useEffect, useState } from 'react';

const placeOf = ({ clientWidth, scrollLeft }: HTMLElement): number =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;

/** Which of the slides of a sideways scrolling row is in view, from 0; 0 in the first render. */
export const useShownIndex = (row: RefObject<HTMLElement | null>): number => {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const read = () => setPlace(placeOf(element));
    // The row may have been scrolled before this script ran.
    read();
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, [row]);
  return place;
};
