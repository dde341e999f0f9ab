import type { NumberField, Store, Where } from './store/Store';

/** As `readCount` of a store, in a record that is there for counts alone; it is created when it is missing. */
export const readCountRecord = async (
  store: Pick<Store, 'get' | 'insert' | 'readCount'>,
  at: NumberField,
  of: { kind: string; where: Where },
): Promise<number> => {
  const { kind, id } = at;
  if (!(await store.get(kind, id))) await store.insert(kind, id, { id });
  return store.readCount(at, of);
};
