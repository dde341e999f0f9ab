import type { Store } from '@share/reference-core';
import { buildSeed } from './buildSeed';
import { toStoredRecords } from './toStoredRecords';

/** Written with the records, so that an interrupted seeding is repeated. */
const marker = { kind: 'seed', id: 'done' };

/**
 * Fills an empty store with the sample content, once.
 *
 * @param now milliseconds; publish times are relative to it
 * @returns how many records were written; 0 when the store was filled before
 */
export const seedStore = async (store: Store, { now }: { now: number }): Promise<number> => {
  if (await store.get(marker.kind, marker.id)) return 0;
  const records = toStoredRecords(buildSeed({ now }).records);
  await store.putAll([...records, { ...marker, body: { at: now, records: records.length } }]);
  return records.length;
};
