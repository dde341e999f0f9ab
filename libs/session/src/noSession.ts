import mitt from 'mitt';
import type { Session, SessionEvents } from './Session';

const stay = async () => ({ ok: false, reason: 'network', message: '' }) as const;

/** The server's twin: a page is rendered for nobody in particular. */
export const noSession: Session = {
  events: mitt<SessionEvents>(),
  getToken: () => '',
  isLoggedIn: () => false,
  reader: () => null,
  subscribe: () => () => undefined,
  requireLogin: async () => false,
  cancelLogin: () => undefined,
  login: stay,
  adopt: stay,
  logout: async () => undefined,
  ready: async () => undefined,
  requestId: () => '',
  dropToken: () => undefined,
};
