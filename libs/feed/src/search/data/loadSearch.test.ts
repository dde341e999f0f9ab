import { siteOrigin } from '@share/content-cards/testing';
import { loadResults, toHotWords } from './loadSearch';

const query = { word: '湿地', filter: '', page: 1 } as const;

const answer = { posts: [], total: 0 };

test('hot words are plain, each stands once, and there are at most twenty', () => {
  const words = [
    '湿地',
    ' 湿\u202e地 ',
    '',
    '\u200b',
    '<b>粗</b>',
    ...Array.from({ length: 30 }, (_, n) => `词${n}`),
  ];
  const shown = toHotWords({ words: words.map((word) => ({ word, mark: 'hot' as const })) });
  expect(shown.slice(0, 2)).toEqual([
    { word: '湿地', mark: 'hot' },
    { word: '<b>粗</b>', mark: 'hot' },
  ]);
  expect(shown).toHaveLength(20);
});

test('accounts are plain, their pictures checked, and those without a name left out', async () => {
  const searchContent = async () => ({
    ...answer,
    accounts: [
      { user_id: 'm-1', name: '南岸湿\u202e地', avatar: 'javascript:alert(1)', description: ' 关于 ' },
      { user_id: 'm-2', name: '\u200b' },
      { user_id: 'm-3', name: '湿地', avatar: 'https://m.example.com/a.webp' },
    ],
  });
  const { accounts } = await loadResults({ searchContent }, { query, siteOrigin });
  expect(accounts).toEqual([
    { id: 'm-1', name: '南岸湿地', nameHits: [[2, 4]], about: '关于' },
    { id: 'm-3', name: '湿地', nameHits: [[0, 2]], avatar: expect.stringContaining('/a.webp') },
  ]);
});

test('a list that begins with a later page counts from there', async () => {
  const searchContent = jest.fn(async () => ({ ...answer, total: 34 }));
  const page = await loadResults({ searchContent }, { query: { ...query, page: 3 }, page: 2, siteOrigin });
  expect(searchContent).toHaveBeenCalledWith({ keyword: '湿地', page: 4, size: 10 }, { signal: undefined });
  expect(page).toMatchObject({ total: 14, found: 34 });
});
