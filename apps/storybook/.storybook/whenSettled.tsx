import { type ReactElement, useEffect } from 'react';

let settle = (): void => undefined;

/** Stands after a story: its effect runs when those of the story have run. */
export function Settled(): ReactElement | null {
  useEffect(() => settle());
  return null;
}

/** Resolves when the effects of what is rendered next have run; on a busy machine that is later than its first picture. */
export const whenSettled = (): Promise<void> =>
  new Promise((resolve) => {
    settle = resolve;
  });
