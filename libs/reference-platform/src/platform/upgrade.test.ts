/** @jest-environment node */
import {
  createTestDatabase,
  describeWithPostgres,
  openObservedStore,
  readEarlierRelease,
} from '@share/reference-core/testing';
import { createReferencePlatform } from './createReferencePlatform';

interface Page {
  posts: { post_id: string }[];
  total: number;
}

describeWithPostgres('a database of release 0.1.0', () => {
  test('has all its lists after the upgrade', async () => {
    const database = await createTestDatabase();
    const { pool } = await openObservedStore(database.url);
    await pool.query('drop schema public cascade; create schema public');
    await pool.query(readEarlierRelease());
    await pool.end();
    const { store } = await openObservedStore(database.url);
    const app = createReferencePlatform({ store, inner: true });
    const read = async <Data>(path: string): Promise<Data> => {
      const { code, data } = (await (await app.request(path)).json()) as { code: number; data: Data };
      expect([path, code]).toEqual([path, 0]);
      return data;
    };
    const idsOf = async (path: string) => {
      const { posts, total } = await read<Page>(path);
      return [posts.map(({ post_id }) => post_id), total];
    };
    const hot = [
      'metro3op',
      'coldwav1',
      'rivermap',
      'wetland1',
      'seasonv1',
      'mpaccnt1',
      'bRzFuJpu',
      'market04',
    ];
    expect(await idsOf('/peony/v3/hot/72h')).toEqual([hot, 8]);
    expect(await idsOf('/peony/v3/hot/editor')).toEqual([['market04', 'bRzFuJpu', 'kDa0Uw8s'], 3]);
    expect(await idsOf('/peony/v1/content?gid=grpCity1')).toEqual([['coldwav1', 'market04'], 2]);
    const module = await idsOf('/peony/v1/module/modRead1?group=tabNotes&page=2&size=2');
    expect(module).toEqual([['kDa0Uw8s'], 3]);
    expect(await idsOf('/peony/v1/search?keyword=%E7%99%BD%E9%B9%AD')).toEqual([['wetland1'], 1]);
    const { tracks } = await read<{ tracks: { post_id: string; number: number }[] }>(
      '/peony/v3/album/tracks/audio_album/nightbot?sort=new',
    );
    expect(tracks.map(({ number }) => number)).toEqual([3, 2, 1]);
    const { cards } = await read<{ cards: { id: string; post?: { post_id: string } }[] }>(
      '/peony/v1/fly_card/flydaily',
    );
    expect(cards).toHaveLength(10);
    expect(cards[1]?.post?.post_id).toBe('coldwav1');
    const special = await read<{ groups: { name: string; total?: number }[] }>('/peony/v3/special/wetspec1');
    expect(special.groups.map(({ name, total }) => [name, total])).toEqual([
      ['最新', 2],
      ['人物', 2],
      ['影像', 2],
      ['水系图', undefined],
      ['延伸阅读', 5],
    ]);
    const { comments, total } = await read<{ comments: { content: string }[]; total: number }>(
      '/peony/v1/comment/wetland1',
    );
    expect([comments[0]?.content, total]).toEqual(['升级前写的。', 9]);
    await store.close();
    await database.drop();
  }, 60_000);
});
