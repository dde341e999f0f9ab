/** A record matches when each named field has this value. */
export type Where = Readonly<Record<string, string | number | boolean>>;

export interface ListOptions {
  where?: Where;
  /** A numeric field, largest first; records with equal values keep the order below. */
  sortBy?: string;
  /** By the time of storing; `newest` by default. */
  order?: 'newest' | 'oldest';
  limit?: number;
  offset?: number;
}

/**
 * Stores the platform's records: JSON objects by kind and id. A record keeps its place in the order of storing when it is
 * written again. Reads return copies; writes are on disk (where there is one) before the promise resolves. A store that
 * cannot answer rejects with StoreError.
 */
export interface Store {
  get<Body extends object>(kind: string, id: string): Promise<Body | undefined>;
  /** The records with these ids, in their order; those that are missing are left out. */
  getAll<Body extends object>(kind: string, ids: readonly string[]): Promise<Body[]>;
  put(kind: string, id: string, body: object): Promise<void>;
  /** Writes a new record; returns false and writes nothing when the id is taken. */
  insert(kind: string, id: string, body: object): Promise<boolean>;
  /** Returns false when there was none. */
  remove(kind: string, id: string): Promise<boolean>;
  /** Removes the records whose numeric field is below `limit`; those without it stay. Returns how many there were. */
  removeBelow(kind: string, field: string, limit: number): Promise<number>;
  list<Body extends object>(kind: string, options?: ListOptions): Promise<Body[]>;
  count(kind: string, where?: Where): Promise<number>;
  /** Changes a record atomically; returns undefined when there is none. */
  update<Body extends object>(
    kind: string,
    id: string,
    change: (body: Body) => Body,
  ): Promise<Body | undefined>;
  close(): Promise<void>;
}

/** The store could not be reached or failed; the write may be lost. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

const fieldName = /^[a-z_]{1,40}$/;

/** Field names become part of an SQL query, so they are checked first. */
export const assertFieldName = (name: string): string => {
  if (!fieldName.test(name)) throw new StoreError(`Not a field name: ${name}`);
  return name;
};
