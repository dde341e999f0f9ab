import type { Store } from '../src/store/Store';

type Check = (title: string, run: (store: Store) => Promise<void>) => void;

/**
 * Declares the tests of the search that every implementation of a store passes.
 *
 * @param nameOf a word of the test that runs, which no other test has
 */
export const defineSearchTests = (check: Check, nameOf: () => string): void => {
  check('finds records by all words of a keyword, the best and the latest first', async (store) => {
    const kind = nameOf();
    const before = kind.replaceAll('-', '');
    const entry = (id: string, title: string, more = '', type = 'article') => ({
      kind: 'search-entry',
      id: `${kind}${id}`,
      body: { id, title, more: `${before} ${more}`, type },
    });
    await store.putAll([
      entry('a', '白鹭回到湿地', '南岸'),
      entry('b', '湿地三年', "It's N3 \\ 50% 👍", 'video'),
      entry('c', '南岸夜班车', '湿地 Ｎ３ 路'),
      entry('d', '湿，地'),
      entry('e', '地湿', '末'),
    ]);
    const ids = async (keyword: string, options: object = {}) => {
      const request = { keyword: `${keyword} ${before}`, limit: 10, ...options };
      const { bodies, total } = await store.search<{ id: string }>('search-entry', request);
      return [bodies.map(({ id }) => id).join(''), total];
    };
    expect(await ids('湿地')).toEqual(['bac', 3]);
    expect(await ids('湿地 南岸')).toEqual(['ca', 2]);
    expect(await ids('湿')).toEqual(['dbeac', 5]);
    expect(await ids('末')).toEqual(['e', 1]);
    expect(await ids('n3')).toEqual(['cb', 2]);
    expect(await ids('Ｎ３　湿地')).toEqual(['bc', 2]);
    expect(await ids('湿地', { type: 'video' })).toEqual(['b', 1]);
    expect(await ids('湿地', { limit: 1, offset: 1 })).toEqual(['a', 3]);
    expect(await ids('湿地', { offset: 9 })).toEqual(['', 3]);
    for (const text of ["it's", '\\', '50%', '👍'])
      expect([text, ...(await ids(text))]).toEqual([text, 'b', 1]);
    for (const text of ['岸回', "' | '湿", ':*', '.*', '5_%', '(湿', '!湿地', ' block 0']) {
      expect([text, ...(await ids(text))]).toEqual([text, '', 0]);
    }
    expect(await store.search('search-entry', { keyword: ' 　', limit: 10 })).toEqual({
      bodies: [],
      total: 0,
    });
    await store.put('search-entry', `${kind}b`, { id: 'b', title: '别的', more: before });
    expect(await ids('湿地')).toEqual(['ac', 2]);
    await store.remove('search-entry', `${kind}a`);
    expect(await ids('湿地')).toEqual(['c', 1]);
    expect(await store.search('search-account', { keyword: before, limit: 10 })).toEqual({
      bodies: [],
      total: 0,
    });
  });

  check('of very many records with a word the latest are found', async (store) => {
    const kind = nameOf();
    const word = kind.replaceAll('-', '');
    await store.putAll(
      Array.from({ length: 9_000 }, (_, id) => ({
        kind: 'search-account',
        id: `${kind}${id}`,
        body: { id, title: id === 8_500 ? `云 ${word}` : `浦 ${id === 10 ? '旧' : ''}`, more: word },
      })),
    );
    const search = (keyword: string, offset = 0) =>
      store.search<{ id: number }>('search-account', { keyword, limit: 2, offset });
    expect(await search(word)).toMatchObject({ bodies: [{ id: 8_500 }, { id: 8_999 }], total: 1_000 });
    expect((await search(word, 999)).bodies).toMatchObject([{ id: 8_000 }]);
    expect((await search(`${word} 旧`)).bodies).toMatchObject([{ id: 10 }]);
  });
};
