import { isSlowConnection } from '@share/environment';

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

/** The reader saves data or has a slow line: nothing is fetched ahead of a tap. In the browser only. */
export const savesData = (): boolean =>
  isSlowConnection(navigator) || matches('(prefers-reduced-data: reduce)');

/** The reader wants a still page. In the browser only. */
export const wantsStillness = (): boolean => matches('(prefers-reduced-motion: reduce)');
