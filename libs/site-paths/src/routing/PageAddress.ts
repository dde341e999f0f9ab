import type { DetailType } from '../detailPath';
import type { Actor } from '../parseActor';

/** The fields of every address of a page. */
interface AnyAddress {
  /**
   * The whole pathname in the canonical form by which the page is rendered and cached, percent-encoded once; every other variant shows the
   * same page, and is not known here, so that a page cannot depend on it.
   */
  path: string;
  /** The parameters that make a difference to the page: the first value of each, in the order of its row. */
  query: URLSearchParams;
  /** Parts of the path by name, decoded; one that the path lacks is taken from the query (R81). */
  parts: Readonly<Record<string, string>>;
  /** The backend family of what the page shows (spec §6). */
  family: Actor['family'];
  /** Whether it is one of endlessly many addresses that anybody can invent. */
  isUnknownQuery: boolean;
}

/** The page of an item. */
export interface ItemAddress extends AnyAddress {
  kind: 'item';
  /** As the address says it: the item may be of another type. */
  type: DetailType;
  id: string;
  /** Names the item, whatever type an address of it says: it has one page, whichever of them is requested. */
  itemKey: string;
}

/** The preview of an item that is not published (R8). Its id is unchecked. */
export interface PreviewAddress extends AnyAddress {
  kind: 'preview';
  actor: string;
  type: DetailType;
  id: string;
}

/** A page with a path of its own, such as a list. */
export interface NamedAddress extends AnyAddress {
  kind: 'page';
}

/** The page that an address requests: made once by the router. */
export type PageAddress = ItemAddress | PreviewAddress | NamedAddress;
