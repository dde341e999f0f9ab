/** @jest-environment node */
import { operations } from '@share/api-contract';
import { createTestDatabase, describeWithPostgres, openObservedStore } from '@share/reference-core/testing';
import { goodRequests } from '../../testing/goodRequests';
import { openTestPlatform } from '../../testing/openTestPlatform';

/** Records that are added of each kind that there may be many of. */
const many = 3_000;

/** Records that one statement may read: a page of fifty, and their own. */
const mostRows = 200;

const manyOf = [
  ...['content', 'comment', 'clue', 'clue-topic', 'clue-person', 'circle', 'circle-topic', 'circle-post'],
  ...['law-question', 'law-answer', 'open-content', 'open-catalog', 'live', 'live-post', 'live-entry'],
  ...[
    'booking',
    'collection',
    'follow',
    'star',
    'account',
    'user',
    'media-account',
    'invitee',
    'list-item',
    'search-entry',
  ],
];

/** Records are distinguished by these fields, and gathered by those. */
const ids = ['id', 'post_id', 'gid', 'msg_id', 'uuid', 'live_id', 'user_id', 'msg_id'];
const groups = [
  ...['post', 'room', 'owner_user_id', 'at_user_id', 'mp_user_id', 'booking_id', 'circle_id', 'topic_id'],
  ...['question', 'rid', 'catalog_id', 'parent_id', 'channel_id', 'topic', 'content_type', 'target'],
];

/** Kinds whose records share a table. */
const sharing = ['clue-person', 'law-question', 'account', 'user', 'media-account'];

const tableOf = (kind: string): string => kind.replaceAll('-', '_');

/** Where records of a kind are, and where copies of them go. */
const placeOf = (kind: string) =>
  sharing.includes(kind)
    ? { from: `record where kind = '${kind}'`, into: 'record (kind, id, body)', values: `'${kind}', ` }
    : { from: tableOf(kind), into: `${tableOf(kind)} (id, body)`, values: '' };

/** Copies the records of a kind, each with ids of its own, a dozen in each group. */
const toCopies = (kind: string): string => `insert into ${placeOf(kind).into}
  select ${placeOf(kind).values}'copy' || n, sample.body || '{"is_essence": false, "is_pinned": false}'
    || (select coalesce(jsonb_object_agg(name, 'copy' || n), '{}') from unnest($1::text[]) name where sample.body ? name)
    || (select coalesce(jsonb_object_agg(name, 'copy' || n % 250), '{}') from unnest($2::text[]) name where sample.body ? name)
  from generate_series(1, $3::int) n
  join (select body, row_number() over (order by seq) - 1 as place, count(*) over () as total
        from ${placeOf(kind).from}) sample on sample.place = n % sample.total`;

/** An item and a room that everybody comes to. */
const crowds = [
  `insert into comment (id, body)
   select 'crowd' || n, body || jsonb_build_object('gid', 'crowd' || n, 'post', 'wetland1', 'parent', '', 'star_count', n % 50)
   from generate_series(1, $1::int) n, (select body from comment limit 1) sample`,
  `insert into booking (id, body)
   select 'crowd' || n, jsonb_build_object('booking_id', 'lvMusic1', 'owner_user_id', 'crowd' || n) from generate_series(1, $1::int) n`,
  `insert into collection (id, body)
   select 'crowd' || n, jsonb_build_object('target', 'content:wetland1', 'owner_user_id', 'crowd' || n, 'is_written', true)
   from generate_series(1, $1::int) n`,
];

describeWithPostgres('a PostgreSQL database with many records of each kind', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let observed: Awaited<ReturnType<typeof openObservedStore>>;
  let platform: Awaited<ReturnType<typeof openTestPlatform>>;

  beforeAll(async () => {
    database = await createTestDatabase();
    observed = await openObservedStore(database.url);
    const { store, pool } = observed;
    platform = await openTestPlatform({ store });
    for (const kind of manyOf) await pool.query(toCopies(kind), [ids, groups, many]);
    for (const crowd of crowds) await pool.query(crowd, [many]);
    await pool.query('analyze');
  }, 180_000);
  afterAll(async () => {
    await observed.store.close();
    await database.drop();
  });

  test.each(Object.values(operations))(
    '$operationId reads no more than its page',
    async ({ operationId, method }) => {
      const [path, body] = goodRequests[operationId as keyof typeof goodRequests];
      const { token, user_id } = await platform.login();
      const [, post] = /(\w+)\/OWNCOMMENT/.exec(path) ?? [];
      const request = async () => {
        const own = { post, parent: '', gid: 'OWNCOMMENT', owner_user_id: user_id };
        if (post) await observed.store.put('comment', 'OWNCOMMENT', own);
        platform.clock.now += 120_000;
        observed.statements.length = 0;
        const answer = await platform.call(method.toUpperCase(), path.replace('OWNID', user_id), {
          body,
          headers: { authorization: token },
        });
        expect(answer.body.code).toBe(0);
      };
      // The first request fills counts that no request has read before.
      await request();
      if (operationId !== 'logout') await request();
      for (const statement of observed.statements) {
        if (!/^(?:select body|select count|delete|update)/.test(statement.text)) continue;
        const { rows, nodes } = await observed.explain(statement);
        const limit = rows > mostRows ? `${rows} rows, by ${nodes.join(', ')}` : 'a page';
        expect(`${statement.text} ${JSON.stringify(statement.values)}: ${limit}`).toMatch(/: a page$/);
      }
    },
    30_000,
  );
});
