import type { Store } from '../store/Store';

/** Who did what to what, in which request. */
export interface AuditEntry {
  /** operationId of the call. */
  action: string;
  target: string;
  user_id: string;
  request_id: string;
  /** Narrowed address of the visitor. */
  network?: string;
}

/** Keeps a record of every write, which nothing changes later. */
export type Audit = (entry: AuditEntry) => Promise<void>;

export const createAudit =
  (store: Store, now: () => number, createId: () => string): Audit =>
  async (entry) => {
    const id = createId();
    await store.insert('audit', id, { id, ...entry, at: Math.floor(now() / 1000) });
  };
