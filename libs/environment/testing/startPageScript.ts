import mitt, { type Handler } from 'mitt';
import { tappedAttribute, type PageScript } from '../src/document/documentContract';

/** Leaves what the script before the first paint leaves for the code that comes later, for one test or story. */
export const startPageScript = (): PageScript => {
  const { on, off, emit } = mitt<Record<string, unknown>>();
  const page: PageScript = {
    on: (name, handler) => on(name, handler as Handler),
    off: (name, handler) => off(name, handler as Handler),
    emit: (name, ...[message]) => emit(name, message),
    taps: [],
    release: (tap) => {
      page.taps = page.taps.filter((other) => other !== tap);
      tap.control.removeAttribute(tappedAttribute);
      tap.control.removeAttribute('aria-busy');
    },
  };
  window.__page = page;
  return page;
};
