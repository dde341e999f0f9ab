import { useRef } from 'react';

interface Press<What> {
  /** What `hold` was given, as long as the button is not released. */
  held: () => What | undefined;
  /** The button goes down. A finger that slides off it has released it with its next touch. */
  hold: (what: What) => void;
  release: () => void;
}

/** Remembers what was the case when a button went down, although the focus leaves before the click comes (R26). */
export const usePress = <What>(): Press<What> => {
  const held = useRef<What>(undefined);
  const release = () => {
    held.current = undefined;
  };
  return {
    held: () => held.current,
    hold: (what) => {
      held.current = what;
      document.addEventListener('pointerdown', release, { capture: true, once: true });
    },
    release,
  };
};
