import type { AgingKind } from './agingKinds';
import type { EventTable } from './EventTable';
import type { Found, SearchedKind, SearchRequest } from './SearchRequest';

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

/** The sum that is added to a number in the same transaction; none where there is no number. */
export interface Addition extends NumberField {
  by: number;
}

/** A number in records that counts other records: those whose field `by` is the id of the record. */
export interface StoredCount {
  at: { kind: string; field: string };
  of: { kind: string; by: string; where?: Where };
}

/** A count that was wrong. */
export interface CountMistake {
  kind: string;
  /** What was counted: fields and their values, or the number of a record and its id. */
  of: string;
  was: number;
  total: number;
}

/** A record to be written. */
export interface StoredRecord {
  kind: string;
  id: string;
  body: object;
}

/**
 * Stores the platform's records: JSON objects by kind and id. A record keeps its place in the order of storing when it is
 * written again. Reads return copies; writes are on disk (where there is one) before the promise resolves, counts of rate limits with the
 * write that follows them. A store that cannot answer rejects with StoreError.
 */
export interface Store {
  get<Body extends object>(kind: string, id: string): Promise<Body | undefined>;
  /** The records with these ids, in their order; those that are missing are left out. */
  getAll<Body extends object>(kind: string, ids: readonly string[]): Promise<Body[]>;
  put(kind: string, id: string, body: object): Promise<void>;
  /** Writes many records, each id once, all or none; those of a kind in their order. */
  putAll(records: readonly StoredRecord[]): Promise<void>;
  /** Writes a new record, with the additions; returns false and writes nothing when the id is taken. */
  insert(kind: string, id: string, body: object, additions?: readonly Addition[]): Promise<boolean>;
  /** Removes a record, with the additions; returns false when there was none. */
  remove(kind: string, id: string, additions?: readonly Addition[]): Promise<boolean>;
  /**
   * Removes records whose age field (`agingKinds`) is below `limit`, the oldest first and at most `most`; those without it stay. Returns
   * how many there were; undefined, and removes none, while another process is at it.
   */
  removeOld(kind: AgingKind, limit: number, most: number): Promise<number | undefined>;
  list<Body extends object>(kind: string, options?: ListOptions): Promise<Body[]>;
  count(kind: string, where?: Where): Promise<number>;
  /** How many records have each of these values in a field, in their order. */
  countEach(kind: string, field: string, values: readonly string[]): Promise<number[]>;
  /** Records with all words of a keyword, the best first, and the latest of equal ones; none without a word. */
  search<Body extends object>(kind: SearchedKind, request: SearchRequest): Promise<Found<Body>>;
  /**
   * The number in a field that counts records, however many there are. Where there is none yet, the records are counted and the field is set,
   * when there is such a record; additions made meanwhile are not lost.
   */
  readCount(at: NumberField, of: { kind: string; where: Where }): Promise<number>;
  /**
   * Counts the records of all counts, these and the store's own, and mends what is wrong, while others write. Resolves with the mistakes; with
   * undefined when another process is at it.
   */
  checkCounts(stored: readonly StoredCount[]): Promise<CountMistake[] | undefined>;
  /**
   * Changes a record atomically, with the additions; returns undefined when there is none.
   *
   * @param change is called again, with the record as it is then, when others change it at the same time; the last call counts
   */
  update<Body extends object>(
    kind: string,
    id: string,
    change: (body: Body) => Body,
    additions?: readonly Addition[],
  ): Promise<Body | undefined>;
  /** Statistics. */
  events: EventTable;
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
