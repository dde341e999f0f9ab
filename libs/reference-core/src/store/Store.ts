import type { AgingKind } from './agingKinds';

/** A record matches when each named field has this value. */
export type Where = Readonly<Record<string, string | number | boolean>>;

export interface ListOptions {
  where?: Where;
  /** A numeric field, largest first; records with equal values keep the order below. */
  sortBy?: string;
  /** By the time of storing; `newest` by default. */
  order?: 'newest' | 'oldest';
  /** Only records after the one with this id, in this order; not beside `sortBy`. Empty when there is no such record. */
  after?: string;
  /** The id of a record that is left out. */
  except?: string;
  limit?: number;
  offset?: number;
}

/** A numeric field of a record. */
export interface NumberField {
  kind: string;
  id: string;
  field: string;
}

/** What is added to a number in the same transaction; nothing where there is no number. */
export interface Addition extends NumberField {
  by: number;
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
  /** Writes a new record, with the additions; returns false and writes nothing when the id is taken. */
  insert(kind: string, id: string, body: object, additions?: readonly Addition[]): Promise<boolean>;
  /** Removes a record, with the additions; returns false when there was none. */
  remove(kind: string, id: string, additions?: readonly Addition[]): Promise<boolean>;
  /**
   * Removes records whose age field (`agingKinds`) is below `limit`, the oldest first and at most `most`; those without it stay. Returns
   * how many there were; undefined, and removes none, while another process is at it.
   */
  removeOld(kind: AgingKind, limit: number, most: number): Promise<number | undefined>;
  /**
   * Creates the indexes that a database of an earlier version lacks, while it is in use. Resolves with false when another process is at it.
   */
  createIndexes(): Promise<boolean>;
  list<Body extends object>(kind: string, options?: ListOptions): Promise<Body[]>;
  count(kind: string, where?: Where): Promise<number>;
  /**
   * The number in a field that counts records, however many there are. Where there is none yet, the records are counted and the field is set,
   * when there is such a record; additions made meanwhile are not lost.
   */
  readCount(at: NumberField, of: { kind: string; where: Where }): Promise<number>;
  /** Changes a record atomically, with the additions; returns undefined when there is none. */
  update<Body extends object>(
    kind: string,
    id: string,
    change: (body: Body) => Body,
    additions?: readonly Addition[],
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
