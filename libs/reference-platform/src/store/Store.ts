/** Values a record is looked up by; a record matches when each named field has this value. */
export type Where = Readonly<Record<string, string | number | boolean>>;

export interface ListOptions {
  where?: Where;
  /** A numeric field, largest first; records with equal values keep the order below. */
  sortBy?: string;
  /** By the time of storing; `newest` unless said otherwise. */
  order?: 'newest' | 'oldest';
  limit?: number;
  offset?: number;
}

/**
 * Where the platform keeps its records: JSON objects by kind and id. A record keeps its place in the order of storing
 * when it is written again. What is read is a copy, and what is written is on disk before the promise resolves
 * (as far as the store has a disk). A store that cannot answer rejects with StoreError.
 */
export interface Store {
  get<Body extends object>(kind: string, id: string): Promise<Body | undefined>;
  put(kind: string, id: string, body: object): Promise<void>;
  /** Writes a new record; false, and nothing written, when the id is taken. */
  insert(kind: string, id: string, body: object): Promise<boolean>;
  /** False when there was none. */
  remove(kind: string, id: string): Promise<boolean>;
  list<Body extends object>(kind: string, options?: ListOptions): Promise<Body[]>;
  count(kind: string, where?: Where): Promise<number>;
  /** Reads, changes and writes a record as one step; undefined when there is none. */
  update<Body extends object>(
    kind: string,
    id: string,
    change: (body: Body) => Body,
  ): Promise<Body | undefined>;
  close(): Promise<void>;
}

/** The store cannot be reached or has refused; nothing is known to be written. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

const fieldName = /^[a-z_]{1,40}$/;

/** Field names become part of a query and so are judged first. */
export const assertFieldName = (name: string): string => {
  if (!fieldName.test(name)) throw new StoreError(`Not a field name: ${name}`);
  return name;
};
