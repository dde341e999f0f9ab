/** The type of a column, which is computed from the field of the record that has its name; `pairs` is an index of words (`migrations/search.ts`). */
export type ColumnType = 'text' | 'boolean' | 'number' | 'pairs';

/** A table for the records of one kind. Migrations create it; `tables.test.ts` compares both. */
export interface Table {
  name: string;
  /** The fields that lists select and sort by. */
  columns: Readonly<Record<string, ColumnType>>;
  /** The fields by whose values records are counted as they are written; `''` counts all records, several are separated by commas. */
  counted: readonly string[];
  /** Likewise the fields by which lists of the whole kind select; their indexes have the column `is_any`. */
  whole: readonly string[];
}

const table = (
  name: string,
  columns: Table['columns'] = {},
  counted: readonly string[] = [],
  whole: readonly string[] = [],
): Table => ({ name, columns, counted, whole });

const mark = { owner_user_id: 'text', target: 'text', is_written: 'boolean' } as const;

const searched = { title: 'text', more: 'text', pairs: 'pairs' } as const;

/** The kinds of which there may be many records. All others share the table `record`, where they are found by id. */
export const tables: Readonly<Record<string, Table>> = {
  booking: table('booking', { owner_user_id: 'text', booking_id: 'text' }),
  circle: table('circle', { member_count: 'number' }, [''], ['']),
  'circle-post': table(
    'circle_post',
    { circle_id: 'text', topic_id: 'text', is_essence: 'boolean', pinned: 'number' },
    ['', 'circle_id', 'circle_id,is_essence', 'is_essence', 'topic_id', 'is_essence,topic_id'],
    ['', 'is_essence'],
  ),
  'circle-topic': table('circle_topic', { circle_id: 'text', view_count: 'number' }, ['', 'circle_id'], ['']),
  clue: table(
    'clue',
    { owner_user_id: 'text', at_user_id: 'text', topic: 'text', is_public: 'boolean', view_count: 'number' },
    ['is_public,owner_user_id', 'at_user_id,is_public', 'is_public,topic'],
  ),
  'clue-topic': table('clue_topic', { channel_id: 'text', view_sum: 'number' }, [''], ['']),
  collection: table('collection', mark),
  comment: table('comment', {
    post: 'text',
    parent: 'text',
    owner_user_id: 'text',
    star_count: 'number',
    is_written: 'boolean',
  }),
  'comment-counts': table('comment_counts'),
  content: table(
    'content',
    { content_type: 'text', mp_user_id: 'text', is_unlisted: 'boolean' },
    ['', 'content_type', 'mp_user_id', 'is_unlisted'],
    [''],
  ),
  follow: table('follow', mark, ['owner_user_id']),
  invitee: table('invitee', { owner_user_id: 'text' }),
  'law-answer': table('law_answer', { question: 'text', lead: 'number' }, ['question']),
  'list-item': table('list_item', { list: 'text' }, ['list']),
  live: table('live', { post_id: 'text' }),
  'live-entry': table('live_entry', { room: 'text', msg_id: 'text' }),
  'live-post': table('live_post', { room: 'text', is_pinned: 'boolean' }, ['room']),
  'open-catalog': table('open_catalog', { rid: 'text', parent_id: 'text' }, ['rid']),
  'open-content': table('open_content', { rid: 'text', catalog_id: 'text' }, ['rid', 'catalog_id,rid']),
  'search-account': table('search_account', searched),
  'search-entry': table('search_entry', searched),
  star: table('star', mark),
};
