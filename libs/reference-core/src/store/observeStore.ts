import type { EventTable } from './EventTable';
import type { Store } from './Store';

/** A call of a store that has ended. @param operation name of the method; those of statistics begin with `events.` */
export type ObserveCall = (operation: string, durationMs: number, hasFailed: boolean) => void;

type Method = (...parameters: never[]) => Promise<unknown>;

const observeMethods = <Table extends object>(table: Table, prefix: string, observe: ObserveCall): Table =>
  Object.fromEntries(
    Object.entries(table).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? async (...parameters: never[]) => {
            const start = performance.now();
            const end = (hasFailed: boolean) => observe(prefix + name, performance.now() - start, hasFailed);
            try {
              const result = await (value as Method)(...parameters);
              end(false);
              return result;
            } catch (error) {
              end(true);
              throw error;
            }
          }
        : value,
    ]),
  ) as Table;

/** The same store, each of whose calls is reported when it has ended. */
export const observeStore = (store: Store, observe: ObserveCall): Store => ({
  ...observeMethods(store, '', observe),
  events: observeMethods<EventTable>(store.events, 'events.', observe),
});
