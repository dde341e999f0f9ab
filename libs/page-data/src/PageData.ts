import type { Fallback } from '@share/islands';
import type { ListKey, ListPage } from './ListPage';

/** The time a load may spend on parts that its data can do without. */
export interface PartsBudget {
  /** Never rejects: a failure gives `fallback`, and the page lacks `name`. */
  secondary<Part>(call: (signal: AbortSignal) => Promise<Part>, fallback: Part, name: string): Promise<Part>;
  /** Says that a part is missing, though no call failed. */
  lacks(name: string): void;
}

/** Makes data from calls. They may depend on nothing but their name: other pages and users get the same. */
export type Load<Data> = (signal: AbortSignal, parts: PartsBudget) => Promise<Data>;

/**
 * Where the data of a page come from. A name is a kind, which says how long data are cached, and after a space what was requested: `hot`,
 * `item peony/wetland1`.
 */
export interface DataSource {
  /** @throws the error of `load`, and an error when there are no data in time */
  required<Data extends object | null>(name: string, load: Load<Data>): Promise<Data>;
  /** Undefined when there are no data in time. Never rejects. A null that `load` gives is not cached. */
  optional<Data extends object | null>(name: string, load: Load<Data>): Promise<Data | undefined>;
  /** Values that are made of a text and of nothing else. */
  fromText<Text extends string>(kind: string, text: string, make: () => Promise<Text>): Promise<Text>;
  /** Says that the page is made without a part of it, so that it replaces no complete one. */
  lacks(name: string): void;
}

/**
 * How one page gets its data: each thing once, within the page's time, and from a cache where there is one. A `load` gives undefined for a
 * response that is not what was requested; as a response of another shape than the contract says, it is a failure and says nothing about the
 * thing (R71).
 */
export interface PageData extends Pick<DataSource, 'fromText' | 'lacks'> {
  /**
   * The item that the page needs; undefined when the platform says that there is no such thing (R71).
   * @throws ApiError when it could not be requested, or did not answer with it; an error when that took too long
   */
  item<Data extends object>(name: string, load: Load<Data | undefined>): Promise<Data | undefined>;
  /** Data that the page can do without; undefined when it could not be loaded. A null of `load` says that there is none. Never rejects. */
  optional<Data extends object | null>(name: string, load: Load<Data | undefined>): Promise<Data | undefined>;
  /**
   * A page of a list, which the islands of the page get, too; undefined when it could not be loaded, so that they load it themselves.
   * @param toShown the page as the islands get it
   */
  list<Page extends ListPage<unknown>>(
    key: ListKey,
    name: string,
    load: Load<Page | undefined>,
    toShown?: (page: Page) => ListPage<unknown>,
  ): Promise<Page | undefined>;
  /** Gives the islands of the page a value under a key of SWR, unless it is undefined. */
  provide(key: string, value: unknown): void;
  /** Gives them the first page of a list. */
  provideList(key: ListKey, page: ListPage<unknown> | null | undefined): void;
  /** SWR's `fallback`: all that the islands get. */
  readonly fallback: Fallback;
}
