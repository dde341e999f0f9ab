import type { Appearance } from './createAppearance';

const doNothing = () => undefined;

/** The server's twin: a page is rendered for nobody in particular, as it usually is. */
export const noAppearance: Appearance = {
  size: () => 'standard',
  theme: () => 'system',
  setSize: doNothing,
  setTheme: doNothing,
  subscribe: () => doNothing,
  follow: () => doNothing,
};
