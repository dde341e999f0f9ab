import { tableOf, toConditions } from './pgSelect';
import type { SqlQueries } from './SqlExecutor';
import { assertFieldName, type CountMistake, type StoredCount } from './Store';
import { tables } from './tables';

interface Row {
  key: string[];
  was: number;
  total: number;
}

const differences = `select coalesce(counted.key, known.key) as key, coalesce(known.total, 0)::int as was, coalesce(counted.total, 0)::int as total`;

/**
 * One statement counts, compares and mends: it sees the database at one time, in which each count belongs to the records beside it, and it adds the
 * difference, so that what is written meanwhile stays counted.
 */
const checkRecordCount = async (
  queries: SqlQueries,
  kind: string,
  fields: string,
): Promise<CountMistake[]> => {
  const columns = fields ? fields.split(',') : [];
  const { rows } = await queries.query<Row>(
    `with counted as (
       select array[${columns.map((column) => `${column}::text`).join(', ')}]::text[] as key, count(*) as total from ${tableOf(kind)}
       ${columns.length > 0 ? `where ${columns.map((column) => `${column} is not null`).join(' and ')}` : ''} group by 1),
     known as (select key, total from record_count where kind = $1 and fields = $2),
     wrong as (${differences} from counted full join known using (key) where counted.total is distinct from known.total
       and coalesce(counted.total, 0) <> coalesce(known.total, 0)),
     mended as (insert into record_count as stored (kind, fields, key, total)
       select $1, $2, key, total - was from wrong order by key
       on conflict (kind, fields, key) do update set total = stored.total + excluded.total)
     select * from wrong`,
    [kind, fields],
  );
  return rows.map(({ key, was, total }) => ({
    kind,
    of: [fields, ...key].join(' '),
    was,
    total,
  }));
};

/** As above, for a number in a record. */
const checkStoredCount = async (queries: SqlQueries, { at, of }: StoredCount): Promise<CountMistake[]> => {
  const field = assertFieldName(at.field);
  const { text, values } = toConditions(of.kind, of.where ?? {});
  const own = toConditions(at.kind, {});
  const { rows } = await queries.query<Row>(
    `with counted as (select ${assertFieldName(of.by)} as id, count(*) as total from ${tableOf(of.kind)} ${text} group by 1),
     known as (select id, (body->>'${field}')::numeric as total from ${tableOf(at.kind)}
       ${own.text.replace('$1', `$${values.length + 1}`)}
       ${own.text ? 'and' : 'where'} jsonb_typeof(body->'${field}') = 'number'),
     wrong as (select id, known.total::int as was, coalesce(counted.total, 0)::int as total
       from known left join counted using (id) where known.total <> coalesce(counted.total, 0)),
     mended as (update ${tableOf(at.kind)} stored
       set body = jsonb_set(body, array['${field}'], to_jsonb((body->>'${field}')::numeric + wrong.total - wrong.was))
       from wrong where stored.id = wrong.id ${own.text ? `and stored.${own.text.slice('where '.length).replace('$1', `$${values.length + 1}`)}` : ''})
     select array[id] as key, was, total from wrong`,
    [...values, ...own.values],
  );
  return rows.map(({ key: [id = ''], was, total }) => ({
    kind: at.kind,
    of: `${field} ${id}`,
    was,
    total,
  }));
};

/** Compares all counts with the records they count, and mends those that are wrong. */
export const checkCounts = async (
  queries: SqlQueries,
  stored: readonly StoredCount[],
): Promise<CountMistake[]> => {
  const mistakes: CountMistake[] = [];
  for (const [kind, { counted }] of Object.entries(tables)) {
    for (const fields of counted) mistakes.push(...(await checkRecordCount(queries, kind, fields)));
  }
  for (const count of stored) mistakes.push(...(await checkStoredCount(queries, count)));
  return mistakes;
};
