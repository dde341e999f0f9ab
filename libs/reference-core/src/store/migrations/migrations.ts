import type { Migration } from 'kysely';
import { kindTables } from './kindTables';
import { listItems } from './listItems';
import { records } from './records';
import { search } from './search';

/** Carried out in the order of their names, each once in a database. A migration that was released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-records': records,
  '002-kind-tables': kindTables,
  '003-list-items': listItems,
  '004-search': search,
};
