import mitt from 'mitt';
import { createStore } from 'zustand/vanilla';
import { nobody, type Session } from './Session';

const failLogin = async () => ({ ok: false, reason: 'network', message: '' }) as const;

/** The session on the server, where a page is rendered for nobody in particular. */
export const noSession: Session = {
  store: createStore(() => nobody),
  events: mitt(),
  getToken: () => '',
  isLoggedIn: () => false,
  reader: () => null,
  requireLogin: async () => false,
  cancelLogin: () => undefined,
  login: failLogin,
  adopt: failLogin,
  logout: async () => undefined,
  ready: async () => undefined,
  requestId: () => '',
  dropToken: () => undefined,
};
