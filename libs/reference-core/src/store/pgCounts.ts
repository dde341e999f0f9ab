import { type Conditions, fieldsOf, tableOf, toConditions, toField, toKey } from './pgSelect';
import { onlyRow, type SqlQueries } from './SqlExecutor';
import { type Addition, assertFieldName, type NumberField, type Where } from './Store';
import { tables } from './tables';

/** Where records are counted as they are written (`record_count`): its key when these fields are counted. */
const countedBy = (kind: string, where: Where): { fields: string; key: string[] } | undefined => {
  const fields = fieldsOf(where);
  if (!tables[kind]?.counted.includes(fields)) return undefined;
  return { fields, key: fields ? fields.split(',').map((name) => String(where[name])) : [] };
};

/** The statement that answers how many records there are. */
export const toCount = (kind: string, where: Where): Conditions => {
  const counted = countedBy(kind, where);
  if (counted) {
    return {
      text: `select coalesce((select total from record_count where kind = $1 and fields = $2 and key = $3), 0)::int as total`,
      values: [kind, counted.fields, counted.key],
    };
  }
  const { text, values } = toConditions(kind, where);
  return { text: `select count(*)::int as total from ${tableOf(kind)} ${text}`, values };
};

/** As above, for each of several values of a field: `{ value, total }`. */
export const toCountEach = (kind: string, field: string, each: readonly string[]): Conditions => {
  if (tables[kind]?.counted.includes(field)) {
    return {
      text: `select key[1] as value, total::int as total from record_count
        where kind = $1 and fields = $2 and key in (select array[value] from unnest($3::text[]) value)`,
      values: [kind, field, each],
    };
  }
  const { text, values } = toConditions(kind, {});
  const column = toField(kind, field);
  return {
    text: `select ${column} as value, count(*)::int as total from ${tableOf(kind)}
      ${text ? `${text} and` : 'where'} ${column} = any($${values.length + 1}) group by 1`,
    values: [...values, each],
  };
};

/** The statement that reads a number. */
export const toNumber = ({ kind, id, field }: NumberField): Conditions => {
  const { text, values } = toKey(kind, id);
  return { text: `select body->'${assertFieldName(field)}' as value from ${tableOf(kind)} ${text}`, values };
};

export const numberOf = (rows: readonly { value: unknown }[]): number | undefined => {
  const value = rows[0]?.value;
  return typeof value === 'number' ? value : undefined;
};

/** A record without the number is locked, too: the number may just be counted, without the writes of this transaction. */
export const add = async (queries: SqlQueries, additions: readonly Addition[]): Promise<void> => {
  for (const { kind, id, field, by } of additions) {
    const { text, values, next } = toKey(kind, id);
    const name = `$${next}`;
    await queries.query(
      `update ${tableOf(kind)} set body = case jsonb_typeof(body->${name})
         when 'number' then jsonb_set(body, array[${name}], to_jsonb((body->>${name})::numeric + $${next + 1}::numeric)) else body end
       ${text}`,
      [...values, assertFieldName(field), by],
    );
  }
};

/** Counts records into a field, unless another process has. */
export const fillCount = async (
  queries: SqlQueries,
  at: NumberField,
  of: { kind: string; where: Where },
): Promise<number> => {
  // Additions wait for the lock of the record, or were made before it: then the counting statement sees them.
  const number = toNumber(at);
  const locked = await queries.query<{ value: unknown }>(`${number.text} for update`, number.values);
  const filled = numberOf(locked.rows);
  if (filled !== undefined) return filled;
  const count = toCount(of.kind, of.where);
  const counted = await queries.query<{ total: number }>(count.text, count.values);
  const { total } = onlyRow(counted.rows);
  const { text, values, next } = toKey(at.kind, at.id);
  await queries.query(
    `update ${tableOf(at.kind)} set body = jsonb_set(body, array[$${next}], to_jsonb($${next + 1}::numeric)) ${text}`,
    [...values, at.field, total],
  );
  return total;
};
