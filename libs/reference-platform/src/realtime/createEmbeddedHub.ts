import { createRoomLog } from '../live/createRoomLog';
import type { StoredLive } from '../live/liveRecords';
import type { Store } from '../store/Store';
import { createConnectionTokens } from './createConnectionTokens';
import { createHub, type Hub, type HubOptions } from './createHub';

export interface EmbeddedHubOptions extends Pick<HubOptions, 'settings' | 'wakes' | 'onError'> {
  store: Store;
  /** Milliseconds; the machine's clock unless given. */
  now?: () => number;
  createId?: () => string;
}

/** A hub for the live rooms of a store: its channels are their logs, and every room may be watched by everybody. */
export const createEmbeddedHub = ({
  store,
  now = Date.now,
  createId = () => crypto.randomUUID(),
  ...rest
}: EmbeddedHubOptions): Hub =>
  createHub({
    log: createRoomLog(store),
    tokens: createConnectionTokens({ store, now, createId }),
    epochOf: async (room) => (await store.get<StoredLive>('live', room))?.epoch,
    now,
    createId,
    ...rest,
  });
