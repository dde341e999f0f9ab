import { useEffect } from 'react';

let onSettled = () => {};

/** Rendered after a story: its effect runs when those of the story have run. */
export const Settled = () => {
  useEffect(() => onSettled());
  return null;
};

/** Resolves when the effects of the next render have run; on a busy machine that is after its first picture. */
export const whenSettled = () =>
  new Promise<void>((resolve) => {
    onSettled = resolve;
  });
