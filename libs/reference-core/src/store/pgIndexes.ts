import { type AgingKind, agingKinds } from './agingKinds';
import type { SqlQueries } from './SqlExecutor';

/** The age of a record, in SQL. */
export const ageOf = (kind: AgingKind): string => `(body->>'${agingKinds[kind]}')::numeric`;

/**
 * The lists that are read: of a kind, by these fields and then in the order of storing. A field with `largest` is a number, by which the list
 * is sorted, the largest first.
 */
const lists: readonly (readonly [kind: string, ...fields: string[]])[] = [
  ['booking', 'booking_id'],
  ['circle', 'member_count largest'],
  ['circle-post', 'circle_id', 'pinned largest'],
  ['circle-post', 'circle_id', 'is_essence'],
  ['circle-post', 'is_essence'],
  ['circle-post', 'topic_id'],
  ['circle-topic', 'circle_id', 'view_count largest'],
  ['circle-topic', 'view_count largest'],
  ['clue', 'at_user_id', 'is_public'],
  ['clue', 'owner_user_id', 'is_public'],
  ['clue', 'topic', 'is_public'],
  ['clue', 'topic', 'is_public', 'view_count largest'],
  ['clue-topic', 'channel_id', 'view_sum largest'],
  ['clue-topic', 'view_sum largest'],
  ['comment', 'post', 'parent', 'star_count largest'],
  ['comment', 'owner_user_id', 'post', 'parent'],
  ['content', 'content_type'],
  ['content', 'mp_user_id'],
  ['law-answer', 'question', 'lead largest'],
  ['live', 'post_id'],
  ['live-post', 'room', 'is_pinned'],
  ['open-catalog', 'rid', 'parent_id'],
  ['open-content', 'rid'],
  ['open-content', 'rid', 'catalog_id'],
];

interface Index {
  name: string;
  on: string;
}

const toColumn = (field: string): string => {
  const [name, order] = field.split(' ');
  return order ? `((body->>'${name}')::numeric) desc nulls last` : `(body->>'${name}')`;
};

/** Records with equal numbers come newest first, but for the answers to a question, of which the oldest comes first. */
const seqOf = (kind: string, fields: readonly string[]): string =>
  fields.some((field) => field.endsWith('largest')) && kind !== 'law-answer' ? 'seq desc' : 'seq';

/**
 * Indexes that databases of earlier versions lack. Each is of one kind: a field of the same name in another kind may hold anything.
 */
const laterIndexes: readonly Index[] = [
  ...Object.keys(agingKinds).map((kind) => ({
    name: `record_old_${kind.replaceAll('-', '_')}`,
    on: `record ((${ageOf(kind as AgingKind)})) where kind = '${kind}'`,
  })),
  ...lists.map(([kind, ...fields]) => ({
    name: ['record', kind, ...fields].join('_').replaceAll(/[- ]/g, '_'),
    on: `record (${[...fields.map(toColumn), seqOf(kind, fields)].join(', ')}) where kind = '${kind}'`,
  })),
];

const readState = async (queries: SqlQueries, name: string): Promise<'usable' | 'broken' | 'missing'> => {
  const { rows } = await queries.query(
    'select indisvalid as usable from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  const [found] = rows as { usable: boolean }[];
  if (!found) return 'missing';
  return found.usable ? 'usable' : 'broken';
};

/**
 * Creates the indexes that are missing.
 *
 * @param isShared other processes read and write meanwhile. An index whose creation was interrupted is left behind by them and never used;
 *   it is created again
 */
export const createMissingIndexes = async (queries: SqlQueries, isShared: boolean): Promise<void> => {
  const concurrently = isShared ? 'concurrently ' : '';
  for (const { name, on } of laterIndexes) {
    const state = await readState(queries, name);
    if (state === 'usable') continue;
    if (state === 'broken') await queries.query(`drop index ${concurrently}${name}`);
    await queries.query(`create index ${concurrently}${name} on ${on}`);
  }
};
