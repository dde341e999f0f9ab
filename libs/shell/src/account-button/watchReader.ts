import type { Session } from '@share/session';

/**
 * Keeps the mark `data-signed-in` of the document true, so that every 登录 gives way to the reader without being told.
 * @returns ends it.
 */
export const watchReader = (session: Pick<Session, 'isLoggedIn' | 'store'>, root: Element): (() => void) => {
  const mark = () => root.toggleAttribute('data-signed-in', session.isLoggedIn());
  mark();
  return session.store.subscribe(mark);
};
