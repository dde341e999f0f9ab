/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, describeWithPostgres } from '../../testing/createTestDatabase';
import { openPostgresStore } from './openStore.server';

const hasTools = ['pg_dump', 'pg_restore'].every((tool) => spawnSync(tool, ['--version']).status === 0);
const testWithTools = hasTools ? test : test.skip;
const title = 'a database is the same after pg_dump and pg_restore, and counts on';

const run = (program: string, values: string[]): void => {
  const { status, stderr } = spawnSync(program, values, { encoding: 'utf8' });
  expect([program, status, stderr]).toEqual([program, 0, '']);
};

describeWithPostgres('with PostgreSQL', () => {
  testWithTools(
    hasTools ? title : `${title} (pg_dump and pg_restore are not installed)`,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'dump-'));
      const file = join(folder, 'platform.dump');
      const [from, to] = [await createTestDatabase(), await createTestDatabase()];
      const store = await openPostgresStore(from.url, { connectMs: 20_000 });
      const posts = Array.from({ length: 30 }, (_, n) => ({ id: `p${n}`, circle_id: 'c', pinned: n % 3 }));
      await store.putAll(posts.map((body) => ({ kind: 'circle-post', id: body.id, body })));
      await store.put('search-entry', 'wetland1', { title: '白鹭', more: '南岸湿地' });
      await store.put('group', 'g', { name: '要闻' });
      await store.events.insert(20_778, [JSON.stringify({ id: 'event-01' })]);
      const options = { where: { circle_id: 'c' }, sortBy: 'pinned' };
      const listed = await store.list('circle-post', options);
      await store.close();
      run('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${from.url}`]);
      run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${to.url}`, file]);

      const restored = await openPostgresStore(to.url, { connectMs: 20_000 });
      expect(await restored.list('circle-post', options)).toEqual(listed);
      expect(await restored.get('group', 'g')).toEqual({ name: '要闻' });
      expect(await restored.events.listNewest(1)).toEqual([{ id: 'event-01' }]);
      await restored.insert('circle-post', 'new', { circle_id: 'c' });
      expect(await restored.count('circle-post', { circle_id: 'c' })).toBe(31);
      expect((await restored.list<object>('circle-post', { limit: 1 }))[0]).toEqual({ circle_id: 'c' });
      await restored.put('search-entry', 'new', { title: '湿地三年' });
      expect((await restored.search('search-entry', { keyword: '湿地', limit: 9 })).total).toBe(2);
      expect(await restored.checkCounts([])).toEqual([]);
      await restored.close();
      await Promise.all([from.drop(), to.drop(), rm(folder, { recursive: true })]);
    },
    60_000,
  );
});
