import type { EventTable } from './EventTable';
import type { Store } from './Store';

/** A call of a store that has ended. @param operation name of the method; those of statistics begin with `events.` */
export type ObserveCall = (operation: string, durationMs: number, hasFailed: boolean) => void;

/** Read once, as a proxy: that has the type of what is behind it. */
const observeMethods = <Table extends object>(table: Table, prefix: string, observe: ObserveCall): Table => ({
  ...new Proxy(table, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...parameters: unknown[]): Promise<unknown> => {
        const start = performance.now();
        const end = (hasFailed: boolean) =>
          observe(prefix + String(name), performance.now() - start, hasFailed);
        try {
          const result: unknown = await value(...parameters);
          end(false);
          return result;
        } catch (error) {
          end(true);
          throw error;
        }
      };
    },
  }),
});

/** The same store, each of whose calls is reported when it has ended. */
export const observeStore = (store: Store, observe: ObserveCall): Store => ({
  ...observeMethods(store, '', observe),
  events: observeMethods<EventTable>(store.events, 'events.', observe),
});
