import type { Session } from '@share/session';
import type { Overlays } from './createOverlays';

interface PanelServices {
  overlays: Overlays;
  session: Pick<Session, 'cancelLogin'>;
}

/** Closes a panel. Actions that wait for a login are rejected. */
export const closePanel = ({ overlays, session }: PanelServices, name: string): void => {
  overlays.close(name);
  if (name === 'login') session.cancelLogin();
};
