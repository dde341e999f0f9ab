/** Entries of each list, so that it has a thousandth page of fifty. */
const longEnough = 50_050;

/** A list whose items are all items of the content, and lists of fewer. */
const longList = 'channel:grpHome1';
const otherLists = [
  ...['hot', 'editor-pick', 'list:listNigh', 'module:modRead1:tabStory', 'special:wetspec1:wsFurthr'],
  ...['album:nightbot', 'clue-person:cluFangT1', 'fly-cards:flydaily'],
];

/** The first record of a kind, as the sample of many. */
const sampleOf = (table) => `(select body from ${table} order by seq limit 1) sample`;

/** Copies the first record of a table, with fields of its own. */
const copies = (table, fields, amount) =>
  `insert into ${table} (id, body)
   select 'many' || n, sample.body || jsonb_build_object(${fields}) from generate_series(1, ${amount}) n, ${sampleOf(table)}`;

/** Items from those of the sample content, a sixteenth of them albums. */
const contents = (from, to) =>
  `insert into content (id, body)
   select 'many' || n, sample.body || jsonb_build_object('post_id', 'many' || n, 'title', (sample.body->>'title') || ' ' || n)
     || case when n % 16 = 0 then '{"content_type": "audio_album"}'::jsonb else '{}' end
   from generate_series(${from}, ${to}) n
   join (select body, row_number() over (order by seq) - 1 as place, count(*) over () as total from content
         where id not like 'many%' and content_type not in ('live', 'local_live')) sample on sample.place = n % sample.total
   order by n`;

const entries = (from, to) =>
  `insert into search_entry (id, body)
   select id, jsonb_build_object('post_id', id, 'type', content_type, 'title', body->'title',
     'more', concat_ws(' ', body->>'summary', body->>'category', body->>'source_alias'))
   from generate_series(${from}, ${to}) n join content on id = 'many' || n order by n`;

const inParts = (items, toStatement) => {
  const size = 100_000;
  return Array.from({ length: Math.ceil(items / size) }, (_, part) =>
    toStatement(part * size + 1, Math.min(items, (part + 1) * size)),
  );
};

/**
 * The statements that fill a database of the sample content: names of steps, each with its statements.
 *
 * @param {{ items: number, comments: number, perList?: number, userId: string }} options `perList`: entries of each list but those of all items
 */
export const toFilling = ({ items, comments, perList = longEnough, userId }) => ({
  [`${items} items`]: inParts(items, contents),
  'entries of the search': [
    `set maintenance_work_mem = '512MB'`,
    'drop index search_entry_pairs',
    ...inParts(items, entries),
    'create index search_entry_pairs on search_entry using gin (pairs)',
  ],
  'lists of editors': [
    `insert into list_item (id, body)
     select '${longList}/many' || n, jsonb_build_object('list', '${longList}', 'post_id', 'many' || n)
     from generate_series(1, ${items}) n`,
    ...otherLists.map(
      (list) =>
        `insert into list_item (id, body)
         select '${list}/many' || n, jsonb_build_object('list', '${list}', 'post_id', 'many' || n, 'number', n, 'id', n::text, 'title', '第 ' || n)
         from generate_series(1, ${perList}) n`,
    ),
  ],
  [`${comments} comments and ${perList} replies`]: [
    copies(
      'comment',
      `'gid', 'many' || n, 'post', 'wetland1', 'parent', '', 'star_count', n % 5000, 'reply_count', 0`,
      comments,
    ),
    `insert into comment (id, body)
     select 'reply' || n, sample.body || jsonb_build_object('gid', 'reply' || n, 'post', 'wetland1', 'parent', 'many1', 'reply_count', 0)
     from generate_series(1, ${perList}) n, ${sampleOf('comment')}`,
    `update comment set body = body || '{"reply_count": ${perList}}' where id = 'many1'`,
  ],
  'circles, clue reports, answers, live rooms and people': [
    copies('circle', `'id', 'many' || n, 'member_count', n`, perList),
    copies('circle_topic', `'id', 'many' || n, 'circle_id', 'circBird', 'view_count', n`, perList),
    copies(
      'circle_post',
      `'id', 'many' || n, 'circle_id', 'circBird', 'topic_id', 'ctSouth1', 'is_essence', true, 'pinned', 0`,
      perList,
    ),
    copies('clue_topic', `'name', 'many' || n, 'view_sum', n`, perList),
    copies(
      'clue',
      `'post_id', 'many' || n, 'owner_user_id', 'cluXitang', 'at_user_id', 'cluRepair', 'topic', '道路与路灯', 'is_public', true, 'view_count', n`,
      perList,
    ),
    copies('law_answer', `'id', 'many' || n, 'question', 'lawtrial', 'lead', 0`, perList),
    copies('open_content', `'uuid', 'many' || n, 'rid', 'yunpubook', 'catalog_id', 'bookroad'`, perList),
    copies('live_post', `'msg_id', 'many' || n, 'room', 'lvBridg1', 'is_pinned', false`, perList),
    copies('booking', `'booking_id', 'lvMusic1', 'owner_user_id', '${userId}'`, perList),
    copies('invitee', `'owner_user_id', '${userId}'`, perList),
    `insert into follow (id, body)
     select 'many' || n, body || jsonb_build_object('owner_user_id', 'mpDoorKeep')
     from generate_series(1, ${perList}) n, ${sampleOf('follow')}`,
  ],
  // What the fill leaves to write to the disk is written before anything is measured.
  'statistics, and all on the disk': ['vacuum analyze', 'checkpoint'],
});
