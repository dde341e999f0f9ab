import type { Session } from '@share/session';

/**
 * Keeps the mark `data-signed-in` of the document true: by it styles show 登录 or the reader.
 * @returns stops watching
 */
export const watchReader = (session: Pick<Session, 'isLoggedIn' | 'store'>, root: Element): (() => void) => {
  const mark = () => root.toggleAttribute('data-signed-in', session.isLoggedIn());
  mark();
  return session.store.subscribe(mark);
};
