import { sendRaw } from '../../testing/sendRaw';
import { closeServers, plainPage, startSite, type TestRequest } from '../../testing/startSite';
import type { PageResult } from './PageResult';

afterEach(closeServers);

jest.setTimeout(30_000);

const types = ['doc', 'video', 'audio', 'gallery', 'special', 'svideo', 'video_album', 'audio_album'];
const toPath = (type: string, id: string) => `/davmu/share/peony/${type}/${id}/index.html`;
const partsOf = (path: string) => path.split('/').slice(4, 6) as [type: string, id: string];

/** A site whose items are documents, unless `typeOf` says otherwise. */
const setUp = async (
  {
    typeOf = () => 'doc',
    ...options
  }: Parameters<typeof startSite>[0] & { typeOf?: (id: string) => string } = {},
  env: Record<string, string> = {},
) => {
  const rendered: string[] = [];
  const renderPage = async ({ path, query }: TestRequest): Promise<PageResult> => {
    const [type, id] = partsOf(path);
    if (id.startsWith('missing')) return { kind: 'missing' };
    const ownType = typeOf(id);
    if (ownType !== type) return { kind: 'moved', path: toPath(ownType, id) };
    rendered.push(path);
    return plainPage(`<h1>${path}?${query}</h1>${'临江的桥'.repeat(500)}`);
  };
  const readAddress = (path: string) => {
    const [type, id] = partsOf(path);
    return { path, query: type === 'video' ? ['page'] : [], itemKey: `peony/${id}` };
  };
  const { url, adminUrl } = await startSite({ renderPage, readAddress, ...options }, env);
  const ask = async (type: string, id: string, search = '') => {
    const { status, headers, body } = await sendRaw(url, toPath(type, id) + search);
    return {
      status,
      state: /desc="([\w-]+)"/.exec(String(headers['server-timing']))?.[1],
      body: String(body),
    };
  };
  const countRenders = async () =>
    Number(
      /^share_render_seconds_count\{outcome="ok"\} (\d+)/m.exec(
        await (await fetch(`${adminUrl}/metrics`)).text(),
      )?.[1] ?? 0,
    );
  return { ask, rendered, countRenders };
};

test('an item has one page, whichever type its address says, and whichever is requested first', async () => {
  const { ask, rendered, countRenders } = await setUp();
  const first = await ask('video', 'a');
  expect(first).toMatchObject({
    status: 200,
    state: 'miss',
    body: expect.stringContaining(toPath('doc', 'a')),
  });
  for (const type of types)
    expect(await ask(type, 'a')).toEqual({ status: 200, state: 'hit', body: first.body });
  expect(rendered).toEqual([toPath('doc', 'a')]);
  expect(await countRenders()).toBe(1);
});

test('many at once, of all types: one rendering', async () => {
  const { ask, rendered } = await setUp();
  const answers = await Promise.all(types.flatMap((type) => [ask(type, 'a'), ask(type, 'a')]));
  expect(new Set(answers.map(({ status, body }) => status + body)).size).toBe(1);
  expect(rendered).toHaveLength(1);
});

test('addresses of other types push no page out', async () => {
  const { ask, rendered } = await setUp({ limits: { pageCacheBytes: 400_000 } });
  const ids = Array.from({ length: 30 }, (_, index) => `item${index}`);
  for (const id of ids) await ask('doc', id);
  for (const id of ids) for (const type of types) await ask(type, id);
  expect(rendered).toHaveLength(30);
  for (const id of ids) expect((await ask('doc', id)).state).toBe('hit');
});

test('the query is read as that of the page that is shown', async () => {
  const { ask, rendered } = await setUp({ typeOf: () => 'video' });
  expect((await ask('doc', 'a', '?page=2&x=1')).body).toContain(`${toPath('video', 'a')}?page=2<`);
  expect((await ask('video', 'a', '?page=2')).state).toBe('hit');
  expect(rendered).toHaveLength(1);
});

test('an item that gets another type is shown as that, and leaves no old page behind', async () => {
  let type = 'doc';
  const { ask } = await setUp({ typeOf: () => type }, { PAGE_CACHE: 'off' });
  expect((await ask('doc', 'a')).body).toContain(toPath('doc', 'a'));
  type = 'video';
  for (const requested of ['doc', 'audio', 'video'])
    expect((await ask(requested, 'a')).body).toContain(toPath('video', 'a'));
});

test('an item that is missing is missing at each address', async () => {
  const { ask } = await setUp();
  for (const type of types) expect((await ask(type, 'missing1')).status).toBe(302);
});

test('an item that is somewhere else each time is a failure of the platform', async () => {
  let requested = 0;
  const { ask } = await setUp({ typeOf: () => `type${(requested += 1)}` });
  expect((await ask('doc', 'a')).status).toBe(502);
  expect(requested).toBeLessThan(5);
});
