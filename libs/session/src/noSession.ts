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
  user: () => null,
  requireLogin: async () => false,
  cancelLogin: () => undefined,
  login: failLogin,
  adopt: failLogin,
  logout: async () => undefined,
  ready: async () => undefined,
  requestId: () => sessionConstants.fallbackRequestId,
  dropToken: () => undefined,
};

/** The parts of a session that are the same on every page from the server: no user is logged in yet. */
export const sharedSession = { store: { getInitialState: noSession.store.getInitialState } };
