import type { Store } from '@share/reference-core';
import { buildSeed } from './buildSeed';

/** Written last, so that an interrupted seeding is repeated. */
const marker = { kind: 'seed', id: 'done' };

/**
 * Fills an empty store with the sample content, once.
 *
 * @param now milliseconds; publish times are relative to it
 * @returns how many records were written; 0 when the store was filled before
 */
export const seedStore = async (store: Store, { now }: { now: number }): Promise<number> => {
  if (await store.get(marker.kind, marker.id)) return 0;
  const { records } = buildSeed({ now });
  for (const { kind, id, body } of records) await store.put(kind, id, body);
  await store.put(marker.kind, marker.id, { at: now, records: records.length });
  return records.length;
};
