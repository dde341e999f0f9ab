import type { Store } from '@share/reference-core';
import type { Origin } from '../account/createVisitors';

interface AuditEntry {
  /** operationId of the call. */
  action: string;
  target: string;
  /** Empty without a login. */
  user_id: string;
}

/** Records every write; records are never changed. */
export type Audit = (entry: AuditEntry, origin: Origin) => Promise<void>;

export const createAudit =
  (store: Store, now: () => number, createId: () => string): Audit =>
  async (entry, { requestId, network }) => {
    const id = createId();
    const at = Math.floor(now() / 1000);
    await store.insert('audit', id, { id, ...entry, request_id: requestId, network: network.stored, at });
  };
