import type { Migration } from 'kysely';
import { createTable } from './createTable';
import { runStatements } from './runStatements';

/** Adds an item for each element of lists that lay in one record. `lists` selects the name of each list, its elements and its place. */
const addItems = (lists: string, toBody: string): string =>
  `insert into list_item (id, body)
   select list || '/' || number, jsonb_build_object('list', list) || ${toBody}
   from (${lists}) lists, jsonb_array_elements(elements) with ordinality items (element, number)
   order by place, list, number`;

const asPost = `jsonb_build_object('post_id', element)`;

const ranked = (kind: string): string =>
  `insert into list_item (id, body)
   select '${kind}/' || row_number() over (order by seq), jsonb_build_object('list', '${kind}', 'post_id', body->'post_id')
   from record where kind = '${kind}' order by seq`;

/** The groups of a module or a special topic, each with its list. */
const groupsOf = (kind: string): string =>
  `select '${kind}:' || id || ':' || (part->>'group_id') as list, part->'post_ids' as elements, seq as place
   from record, jsonb_array_elements(body->'groups') part where kind = '${kind}' and part ? 'post_ids'`;

const listsOf = (kind: string, field: string): string =>
  `select '${kind}:' || id as list, body->'${field}' as elements, seq as place from record where kind = '${kind}'`;

/** A group that had no list is planned. */
const strippedGroups = `(
  select coalesce(jsonb_agg(
    case when part ? 'post_ids' then part - 'post_ids' else part || '{"is_planned": true}' end order by number), '[]')
  from jsonb_array_elements(body->'groups') with ordinality parts (part, number))`;

/** Gives each item of a list that editors put together a row: a list in one record is read whole for each of its pages. */
export const listItems: Migration = {
  up: runStatements([
    ...createTable({ kind: 'list-item', columns: ['list text'], indexes: ['list, seq'], counted: ['list'] }),
    ranked('hot'),
    ranked('editor-pick'),
    addItems(listsOf('channel', 'post_ids'), asPost),
    addItems(listsOf('list', 'post_ids'), asPost),
    addItems(listsOf('clue-person', 'related_ids'), asPost),
    addItems(listsOf('album', 'tracks'), 'element'),
    addItems(listsOf('fly-cards', 'cards'), 'element'),
    addItems(groupsOf('module'), asPost),
    addItems(groupsOf('special'), asPost),
    `delete from record where kind in ('hot', 'editor-pick')`,
    `update record set body = body - 'post_ids' where kind in ('channel', 'list')`,
    `update record set body = body - 'related_ids' where kind = 'clue-person'`,
    `update record set body = body - 'tracks' where kind = 'album'`,
    `update record set body = body - 'cards' where kind = 'fly-cards'`,
    `update record set body = jsonb_set(body, '{groups}', ${strippedGroups}) where kind in ('module', 'special')`,
  ]),
};
