import type { Migration } from 'kysely';
import { createTable, type NewTable } from './createTable';
import { runStatements } from './runStatements';

const marks = (kind: string): NewTable => ({
  kind,
  columns: ['owner_user_id text', 'target text', 'is_written boolean'],
  indexes: ['owner_user_id, seq', 'target'],
});

const newTables: readonly NewTable[] = [
  {
    kind: 'booking',
    columns: ['owner_user_id text', 'booking_id text'],
    indexes: ['owner_user_id, seq', 'booking_id'],
  },
  {
    kind: 'circle',
    columns: ['member_count double precision'],
    indexes: ['is_any, member_count desc nulls last, seq desc'],
    counted: [''],
  },
  {
    kind: 'circle-post',
    columns: ['circle_id text', 'topic_id text', 'is_essence boolean', 'pinned double precision'],
    indexes: [
      'is_any, seq',
      'circle_id, pinned desc nulls last, seq desc',
      'circle_id, is_essence, seq',
      'is_any, is_essence, seq',
      'topic_id, seq',
      'topic_id, is_essence, seq',
    ],
    counted: ['', 'circle_id', 'circle_id,is_essence', 'is_essence', 'topic_id', 'is_essence,topic_id'],
  },
  {
    kind: 'circle-topic',
    columns: ['circle_id text', 'view_count double precision'],
    indexes: [
      'is_any, view_count desc nulls last, seq desc',
      'circle_id, view_count desc nulls last, seq desc',
    ],
    counted: ['', 'circle_id'],
  },
  {
    kind: 'clue',
    columns: [
      'owner_user_id text',
      'at_user_id text',
      'topic text',
      'is_public boolean',
      'view_count double precision',
    ],
    indexes: [
      'owner_user_id, is_public, seq',
      'at_user_id, is_public, seq',
      'topic, is_public, seq',
      'topic, is_public, view_count desc nulls last, seq desc',
    ],
    counted: ['is_public,owner_user_id', 'at_user_id,is_public', 'is_public,topic'],
  },
  {
    kind: 'clue-topic',
    columns: ['channel_id text', 'view_sum double precision'],
    indexes: [
      'is_any, seq',
      'is_any, view_sum desc nulls last, seq desc',
      'channel_id, view_sum desc nulls last, seq desc',
    ],
    counted: [''],
  },
  marks('collection'),
  {
    kind: 'comment',
    columns: [
      'post text',
      'parent text',
      'owner_user_id text',
      'star_count double precision',
      'is_written boolean',
    ],
    indexes: [
      'post, parent, seq',
      'post, parent, star_count desc nulls last, seq desc',
      'owner_user_id, post, parent, seq',
    ],
  },
  { kind: 'comment-counts', columns: [], indexes: [] },
  {
    kind: 'content',
    columns: ['content_type text', 'mp_user_id text', 'is_unlisted boolean'],
    indexes: ['is_any, seq', 'content_type, seq'],
    counted: ['', 'content_type', 'mp_user_id', 'is_unlisted'],
  },
  { ...marks('follow'), counted: ['owner_user_id'] },
  { kind: 'invitee', columns: ['owner_user_id text'], indexes: ['owner_user_id, seq'] },
  {
    kind: 'law-answer',
    columns: ['question text', 'lead double precision'],
    indexes: ['question, lead desc nulls last, seq'],
    counted: ['question'],
  },
  { kind: 'live', columns: ['post_id text'], indexes: ['post_id, seq'] },
  { kind: 'live-entry', columns: ['room text', 'msg_id text'], indexes: ['room, seq', 'room, msg_id, seq'] },
  {
    kind: 'live-post',
    columns: ['room text', 'is_pinned boolean'],
    indexes: ['room, seq', 'room, is_pinned, seq'],
    counted: ['room'],
  },
  {
    kind: 'open-catalog',
    columns: ['rid text', 'parent_id text'],
    indexes: ['rid, parent_id, seq'],
    counted: ['rid'],
  },
  {
    kind: 'open-content',
    columns: ['rid text', 'catalog_id text'],
    indexes: ['rid, seq', 'rid, catalog_id, seq'],
    counted: ['rid', 'catalog_id,rid'],
  },
  marks('star'),
];

/**
 * Counts records as they are written, in the same transaction. Its arguments are the kind and, separated by commas, the fields by whose values
 * records are counted; a record without one of them is not counted by it.
 */
const countRecords = `create function count_records() returns trigger language plpgsql as $$
  declare
    fields text;
    key text;
    changes text := case tg_op
      when 'INSERT' then 'select 1 as change, * from added'
      when 'DELETE' then 'select -1 as change, * from removed'
      else 'select 1 as change, * from added union all select -1, * from removed' end;
  begin
    foreach fields in array tg_argv[1:] loop
      select 'array[' || coalesce(string_agg(quote_ident(field) || '::text', ','), '') || ']::text[]' into key
        from unnest(string_to_array(fields, ',')) field;
      execute format(
        'insert into record_count as known (kind, fields, key, total)
         select %L, %L, key, sum(change) from (select %s as key, change from (%s) changes) keyed
         where array_position(key, null) is null group by key having sum(change) <> 0 order by key
         on conflict (kind, fields, key) do update set total = known.total + excluded.total',
        tg_argv[0], fields, key, changes);
    end loop;
    return null;
  end $$`;

const kinds = newTables.map(({ kind }) => `'${kind}'`).join(', ');

const listIndexes = [
  ...['thread', 'room', 'target', 'booking_booking_id', 'circle_member_count_largest'],
  ...['circle_post_circle_id_pinned_largest', 'circle_post_circle_id_is_essence', 'circle_post_is_essence'],
  ...['circle_post_topic_id', 'circle_topic_circle_id_view_count_largest', 'circle_topic_view_count_largest'],
  ...['clue_at_user_id_is_public', 'clue_owner_user_id_is_public', 'clue_topic_is_public'],
  ...['clue_topic_is_public_view_count_largest', 'clue_topic_channel_id_view_sum_largest'],
  ...['clue_topic_view_sum_largest', 'comment_post_parent_star_count_largest'],
  ...['comment_owner_user_id_post_parent', 'content_content_type', 'content_mp_user_id'],
  ...['law_answer_question_lead_largest', 'live_post_id', 'live_post_room_is_pinned'],
  ...['open_catalog_rid_parent_id', 'open_content_rid', 'open_content_rid_catalog_id'],
].map((name) => `record_${name}`);

/** Gives each kind of which there may be many records a table of its own, and moves the records there, in their order. */
export const kindTables: Migration = {
  up: runStatements([
    `create table record_count (
       kind text not null, fields text not null, key text[] not null, total bigint not null,
       primary key (kind, fields, key)) with (fillfactor = 50)`,
    countRecords,
    ...newTables.flatMap(createTable),
    `drop index if exists ${listIndexes.join(', ')}`,
    `delete from record where kind in (${kinds})`,
    // A program of an earlier release that still runs fails, instead of writing where no list is read.
    `alter table record add constraint record_kind check (kind not in (${kinds}))`,
  ]),
};
