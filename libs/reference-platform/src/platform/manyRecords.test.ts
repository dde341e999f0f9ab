/** @jest-environment node */
import { operations } from '@share/api-contract';
import {
  createTestDatabase,
  describeWithPostgres,
  openObservedStore,
  type Statement,
} from '@share/reference-core/testing';
import { goodRequests } from '../../testing/goodRequests';
import { openTestPlatform } from '../../testing/openTestPlatform';

/** Records that are added of each kind that there may be many of. */
const many = 3_000;

/** Records that one statement may read: a page of fifty, and their own. */
const mostRows = 200;

const manyOf = [
  ...['content', 'comment', 'clue', 'clue-topic', 'clue-person', 'circle', 'circle-topic', 'circle-post'],
  ...['law-question', 'law-answer', 'open-content', 'open-catalog', 'live', 'live-post', 'live-entry'],
  ...['booking', 'collection', 'follow', 'star', 'account', 'user', 'media-account', 'invitee', 'album'],
];

/** Records are told apart by these fields, and gathered by those. */
const ids = ['id', 'post_id', 'gid', 'msg_id', 'uuid', 'live_id', 'user_id', 'msg_id'];
const groups = [
  ...['post', 'room', 'owner_user_id', 'at_user_id', 'mp_user_id', 'booking_id', 'circle_id', 'topic_id'],
  ...['question', 'rid', 'catalog_id', 'parent_id', 'channel_id', 'topic', 'content_type', 'target'],
];

/** Copies the records of a kind, each with ids of its own, a dozen in each group. */
const copies = `insert into record (kind, id, body)
  select sample.kind, 'copy' || n, sample.body || '{"is_essence": false, "is_pinned": false}'
    || (select coalesce(jsonb_object_agg(name, 'copy' || n), '{}') from unnest($2::text[]) name where sample.body ? name)
    || (select coalesce(jsonb_object_agg(name, 'copy' || n % 250), '{}') from unnest($3::text[]) name where sample.body ? name)
  from generate_series(1, $4::int) n
  join (select kind, body, row_number() over (order by seq) - 1 as place, count(*) over () as total
        from record where kind = $1) sample on sample.place = n % sample.total`;

/** An item and a room that everybody comes to. */
const crowd = `insert into record (kind, id, body)
  select 'comment', 'crowd' || n, body || jsonb_build_object('gid', 'crowd' || n, 'post', 'wetland1', 'parent', '', 'star_count', n % 50)
    from generate_series(1, $1::int) n, (select body from record where kind = 'comment' limit 1) sample
  union all select 'booking', 'crowd' || n, jsonb_build_object('booking_id', 'lvMusic1', 'owner_user_id', 'crowd' || n)
    from generate_series(1, $1::int) n
  union all select 'collection', 'crowd' || n, jsonb_build_object('target', 'content:wetland1', 'owner_user_id', 'crowd' || n, 'is_written', true)
    from generate_series(1, $1::int) n`;

/** Counts of a whole kind read its index alone. */
const isCountOfKind = ({ text }: Statement): boolean => /^select count.* where kind = \$1$/.test(text);

describeWithPostgres('a PostgreSQL database with many records of each kind', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let observed: Awaited<ReturnType<typeof openObservedStore>>;
  let platform: Awaited<ReturnType<typeof openTestPlatform>>;

  beforeAll(async () => {
    database = await createTestDatabase();
    observed = await openObservedStore(database.url);
    const { store, pool } = observed;
    platform = await openTestPlatform({ store });
    for (const kind of manyOf) await pool.query(copies, [kind, ids, groups, many]);
    await pool.query(crowd, [many]);
    await store.createIndexes();
    await pool.query('analyze record');
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
      for (const statement of observed.statements.filter((text) => !isCountOfKind(text))) {
        if (!/^(?:select body|select count|delete|update)/.test(statement.text)) continue;
        const { rows, nodes } = await observed.explain(statement);
        const limit = rows > mostRows ? `${rows} rows, by ${nodes.join(', ')}` : 'a page';
        expect(`${statement.text} ${JSON.stringify(statement.values)}: ${limit}`).toMatch(/: a page$/);
      }
    },
    30_000,
  );
});
