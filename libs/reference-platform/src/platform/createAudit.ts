import type { Store } from '../store/Store';

/** One write: user, action, target and request. */
export interface AuditEntry {
  /** operationId of the call. */
  action: string;
  target: string;
  user_id: string;
  request_id: string;
  /** The visitor's address, shortened (see `ClientNetwork`). */
  network?: string;
}

/** Records every write; records are never changed. */
export type Audit = (entry: AuditEntry) => Promise<void>;

export const createAudit =
  (store: Store, now: () => number, createId: () => string): Audit =>
  async (entry) => {
    const id = createId();
    await store.insert('audit', id, { id, ...entry, at: Math.floor(now() / 1000) });
  };
