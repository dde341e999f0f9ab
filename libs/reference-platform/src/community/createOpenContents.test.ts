import type { OpenCatalog, OpenContent, OpenContentList } from '@share/api-contract/sent';
import { openTestPlatform } from '../../testing/openTestPlatform';
import { readData } from '../../testing/readData';

const open = '/peony/v1/picho/v1/open';

let platform: Awaited<ReturnType<typeof openTestPlatform>>;
beforeEach(async () => {
  platform = await openTestPlatform();
});

const read = <Data>(operationId: string, path: string) => readData<Data>(platform, operationId, path);

describe('open content', () => {
  test('a catalogue lists its chapters, and they name their parent', async () => {
    const root = await read<OpenCatalog>('getOpenCatalog', `${open}/yunpubook/catalog/bookroot`);
    expect([root.title, root.children.length, root.content_count]).toEqual(['云浦便民手册', 5, 20]);
    expect(root).not.toHaveProperty('parent');
    for (const child of root.children) {
      const chapter = await read<OpenCatalog>('getOpenCatalog', `${open}/yunpubook/catalog/${child.id}`);
      expect(chapter).toMatchObject({
        title: child.title,
        parent: { id: 'bookroot', title: '云浦便民手册' },
        children: [],
        content_count: child.content_count,
      });
    }
  });

  test('entries come in the order of the catalogue, a chapter or all of it', async () => {
    const all = await read<OpenContentList>('getOpenContents', `${open}/yunpubook/content?size=50`);
    expect([all.contents.length, all.total]).toEqual([20, 20]);
    expect(all.contents[0]).not.toHaveProperty('content');
    const root = await read<OpenContentList>(
      'getOpenContents',
      `${open}/yunpubook/content?catalog_id=bookroot&size=50`,
    );
    expect(root).toEqual(all);
    const chapter = await read<OpenContentList>(
      'getOpenContents',
      `${open}/yunpubook/content?catalog_id=bookhome&page=2&size=3`,
    );
    expect([chapter.total, chapter.contents.map((entry) => entry.title)]).toEqual([4, ['大件垃圾怎么扔']]);
  });

  test('an entry has a body and names its neighbours, none beyond the ends', async () => {
    const { contents } = await read<OpenContentList>('getOpenContents', `${open}/yunpubook/content?size=50`);
    for (const [at, { uuid }] of contents.entries()) {
      const entry = await read<OpenContent>('getOpenContent', `${open}/yunpubook/content/${uuid}`);
      expect(entry.content).toContain('<p>');
      expect([entry.previous?.uuid, entry.next?.uuid]).toEqual([
        contents[at - 1]?.uuid,
        contents[at + 1]?.uuid,
      ]);
    }
  });
});
