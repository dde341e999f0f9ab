import { signedInMark } from '@share/environment/document';
import type { Session } from '@share/session';

/**
 * Keeps the attribute `data-signed-in` of the document up to date; styles use it to show 登录 or the visitor.
 * @returns stops watching
 */
export const watchUser = (session: Pick<Session, 'isLoggedIn' | 'store'>, root: Element): (() => void) => {
  const mark = () => root.toggleAttribute(signedInMark, session.isLoggedIn());
  mark();
  return session.store.subscribe(mark);
};
