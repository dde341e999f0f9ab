import type { Session } from '@share/session';
import type { Overlays, PanelName } from './createOverlays';

interface PanelServices {
  overlays: Overlays;
  session: Pick<Session, 'cancelLogin'>;
}

/** Closes a panel. What waits for a login is told that there will be none. */
export const closePanel = ({ overlays, session }: PanelServices, name: PanelName): void => {
  overlays.close(name);
  if (name === 'login') session.cancelLogin();
};
