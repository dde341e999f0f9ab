/** @jest-environment node */
import type { ContentCard, ContentDetail } from '@share/api-contract/types';
import { createMemoryStore, createReferencePlatform, seedStore } from '@share/reference-platform';
import { familyOf } from './familyOf';
import { toCardView } from './toCardView';

test.each<[string | undefined, string | undefined, 'peony' | 'mp']>([
  ['/davmu/share/mp/doc/2026/11/mpaccnt1/index.html', undefined, 'mp'],
  ['https://m.example.com/davmu/share/mp/doc/mpaccnt1/index.html', undefined, 'mp'],
  ['http://m.example.com/davmu/share/preview-mp/doc/prevmp01/index.html', undefined, 'mp'],
  [undefined, '/davmu/share/mp/video/mpvideo1/index.html', 'mp'],
  ['', '/davmu/share/mp/video/mpvideo1/index.html', 'mp'],
  ['/davmu/share/peony/doc/wetland1/index.html', '/davmu/share/mp/doc/wetland1/index.html', 'peony'],
  ['/davmu/share/mpx/doc/wetland1/index.html', undefined, 'peony'],
  ['/davmu/share/mp', undefined, 'peony'],
  ['https://m.example.com/?to=/davmu/share/mp/doc/x/index.html', undefined, 'peony'],
  ['javascript:/davmu/share/mp/doc/x/index.html', undefined, 'peony'],
  [undefined, undefined, 'peony'],
])('the link %j, or else %j, is of %s', (share_link, content_link, family) => {
  expect(familyOf({ share_link, content_link })).toBe(family);
});

describe('over the sample content', () => {
  const now = Date.UTC(2026, 10, 21);
  const siteOrigin = 'https://m.example.com';
  const store = createMemoryStore();
  const platform = createReferencePlatform({ store, now: () => now });
  const own = new Map<string, string | undefined>();

  const readAll = async <Entry>(path: string, name: 'posts' | 'tracks'): Promise<Entry[]> => {
    const entries: Entry[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await platform.request(`${path}?page=${page}&size=50`);
      const { data } = (await answer.json()) as { data: Record<string, Entry[]> };
      if (!data[name]?.length) return entries;
      entries.push(...data[name]);
    }
  };

  beforeAll(async () => {
    await seedStore(store, { now });
    type Stored = ContentDetail & { is_unlisted?: true };
    for (const { post_id = '', share_link, is_unlisted } of await store.list<Stored>('content'))
      if (!is_unlisted) own.set(post_id, share_link);
  });

  test('every card links to the address its item calls its own', async () => {
    const cards = await readAll<ContentCard>('/peony/v1/recommend', 'posts');
    expect(cards.length).toBe(own.size);
    for (const card of cards)
      expect(toCardView(card, { now, siteOrigin }).href).toBe(own.get(card.post_id ?? ''));
  });
});
