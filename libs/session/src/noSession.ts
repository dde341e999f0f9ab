import mitt from 'mitt';
import { createStore } from 'zustand/vanilla';
import { loggedOut, type Session } from './Session';
import { sessionConstants } from './sessionConstants';

const failLogin = async () => ({ ok: false, reason: 'network', message: '' }) as const;

/** The session on the server, where pages are rendered for a visitor who is not logged in; no user's id is known there (R19). */
export const noSession: Session = {
  store: createStore(() => loggedOut),
  events: mitt(),
  getToken: () => '',
  isLoggedIn: () => false,
  userId: () => '',
  reader: () => null,
  requireLogin: async () => false,
  cancelLogin: () => undefined,
  login: failLogin,
  adopt: failLogin,
  logout: async () => undefined,
  ready: async () => undefined,
  requestId: () => sessionConstants.fallbackRequestId,
  dropToken: () => undefined,
};
