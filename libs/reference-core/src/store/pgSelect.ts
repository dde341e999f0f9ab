import { assertFieldName, type ListOptions, type Where } from './Store';
import { type ColumnType, tables } from './tables';

/** The end of a statement, and the values of its places. */
export interface Conditions {
  text: string;
  values: unknown[];
}

export const tableOf = (kind: string): string => tables[kind]?.name ?? 'record';

const columnOf = (kind: string, field: string): ColumnType | undefined => {
  const columns = tables[kind]?.columns ?? {};
  return Object.hasOwn(columns, field) ? columns[field] : undefined;
};

/** A field of a record as text, whether it has a column or not. */
export const toField = (kind: string, field: string): string =>
  columnOf(kind, assertFieldName(field)) ? `${field}::text` : `body->>'${field}'`;

const toValue = (value: Where[string], type: ColumnType | undefined): unknown => {
  if (type === 'boolean') return String(value) === 'true';
  return type === 'number' ? Number(value) : String(value);
};

/** The records of a kind in which these fields have these values. */
export const toConditions = (kind: string, where: Where): Conditions => {
  const isShared = !tables[kind];
  const values: unknown[] = isShared ? [kind] : [];
  const parts = isShared ? ['kind = $1'] : [];
  for (const [name, value] of Object.entries(where)) {
    assertFieldName(name);
    const type = columnOf(kind, name);
    values.push(toValue(value, type));
    parts.push(`${type ? name : `body->>'${name}'`} = $${values.length}`);
  }
  return { text: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values };
};

/** The condition for one record, and the number of the next place. */
export const toKey = (kind: string, id: string): Conditions & { next: number } =>
  tables[kind]
    ? { text: 'where id = $1', values: [id], next: 2 }
    : { text: 'where kind = $1 and id = $2', values: [kind, id], next: 3 };

const toOrder = (kind: string, { sortBy, order }: ListOptions): string => {
  const direction = order === 'oldest' ? 'asc' : 'desc';
  if (!sortBy) return `seq ${direction}`;
  assertFieldName(sortBy);
  const number = columnOf(kind, sortBy) ? sortBy : `(body->>'${sortBy}')::numeric`;
  return `${number} desc nulls last, seq ${direction}`;
};

/** The names of the fields, as `tables` has them. */
export const fieldsOf = (where: Where): string => Object.keys(where).sort().join(',');

const toFilter = (kind: string, { where = {}, order, after, except }: ListOptions): Conditions => {
  const { text, values } = toConditions(kind, where);
  const parts = text ? [text.slice('where '.length)] : [];
  if (tables[kind]?.whole.includes(fieldsOf(where))) parts.push('is_any');
  // The place of a record, not its id, because indexes of lists end with it.
  const seqOf = (id: string): string =>
    `(select seq from ${tableOf(kind)} where ${tables[kind] ? '' : 'kind = $1 and '}id = $${values.push(id)})`;
  if (after !== undefined) parts.push(`seq ${order === 'oldest' ? '>' : '<'} ${seqOf(after)}`);
  if (except !== undefined) parts.push(`seq is distinct from ${seqOf(except)}`);
  return { text: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values };
};

/**
 * The bodies of a page of a list. A later page is found in the index of the list alone, and only its own records are read: a page number of
 * the contract is an offset, and reading every record before it would take longer with each page.
 */
export const toSelect = (kind: string, options: ListOptions): Conditions => {
  const { limit, offset = 0 } = options;
  const { text, values } = toFilter(kind, options);
  const table = tableOf(kind);
  const order = toOrder(kind, options);
  const range = `limit $${values.length + 1} offset $${values.length + 2}`;
  const page = `from ${table} ${text} order by ${order} ${range}`;
  return {
    text:
      offset > 0 && tables[kind]
        ? `select body from (select seq ${page}) listed join ${table} using (seq) order by ${order}`
        : `select body ${page}`,
    values: [...values, limit ?? null, offset],
  };
};
