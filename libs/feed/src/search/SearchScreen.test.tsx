import { listFallback } from '@share/page-data/testing';
import { now, siteOrigin } from '@share/content-cards/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeSearchApi, type FakeSearchApi } from '../../testing/createSearchServices';
import { SearchPage } from '../../testing/SearchPage';
import { loadResults } from './data/loadSearch';
import { readSearchQuery } from './data/searchAddress';
import { searchKeys } from './data/searchKeys';

test('the bars of the site are hidden while it is shown', () => {
  const { unmount } = render(<SearchPage hasBrowser api={createFakeSearchApi()} query="" />);
  expect(document.documentElement).toHaveAttribute('data-bars', 'none');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-bars');
});

const open = (query = '', api: FakeSearchApi = createFakeSearchApi()) => {
  render(<SearchPage hasBrowser {...{ api, query }} />);
  return api;
};

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索词' });
const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const shows = (title: string) => waitFor(() => expect(titles().join()).toContain(title));
const back = () => userEvent.click(screen.getByRole('button', { name: 'back' }));

const searchFor = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Enter}`);
};

beforeEach(() => localStorage.clear());

describe('before a search', () => {
  test('the form works without scripts, and hot words are links with their ranks and marks', async () => {
    open();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/davmu/share/search/index.html');
    expect(form).toHaveAttribute('method', 'get');
    expect(field()).toHaveAttribute('name', 'word');
    const words = await screen.findAllByRole('listitem');
    expect(words.map(({ textContent }) => textContent)).toEqual([
      '1南岸湿地热',
      '2地铁 3 号线新',
      '3骑楼街',
      '4夜航船',
    ]);
    expect(within(words[2] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/davmu/share/search/index.html?word=${encodeURIComponent('骑楼街')}`,
    );
  });

  test('hot words that could not be loaded offer another try', async () => {
    const api = createFakeSearchApi();
    api.isOffline = true;
    open('', api);
    const retry = await screen.findByRole('button', { name: '重新加载' });
    api.isOffline = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: /骑楼街/ })).toBeInTheDocument();
  });

  test('an empty word searches for nothing', async () => {
    const api = open();
    await userEvent.type(field(), '   {Enter}');
    expect(address()).toBe('');
    expect(field()).toHaveFocus();
    expect(api.requested).toEqual([]);
  });
});

describe('a search', () => {
  test('is a new entry of the history, marks its words, and back returns', async () => {
    const api = open();
    await searchFor('菜市场');
    await shows('凌晨四点的菜市场');
    expect(address()).toBe('?word=菜市场');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('搜索“菜市场”');
    const marked = [...document.querySelectorAll('h3:first-of-type mark')].map((mark) => mark.textContent);
    expect(marked.join('')).toMatch(/^(?:菜市场)+$/);
    expect(screen.getByText('约 2 条结果')).toBeInTheDocument();
    expect(field()).not.toHaveFocus();
    await back();
    expect(await screen.findByRole('link', { name: /骑楼街/ })).toBeInTheDocument();
    expect(field()).toHaveValue('');
    expect(api.requested).toEqual(['菜市场 - 1']);
  });

  test('can be made by a tap on a hot word', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: /骑楼街/ }));
    expect(address()).toBe('?word=骑楼街');
    expect(field()).toHaveValue('骑楼街');
  });

  test('a tap that opens another tab is left to the browser', async () => {
    open();
    const link = await screen.findByRole('link', { name: /骑楼街/ });
    // jsdom cannot open documents.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(address()).toBe('');
  });

  test('shows the accounts first, which can be followed', async () => {
    open('?word=云浦');
    await shows('云浦观察');
    expect(screen.getByRole('button', { name: '关注' })).toBeInTheDocument();
  });

  test('shows items page by page', async () => {
    const all = open('?word=的');
    await screen.findByRole('button', { name: '加载更多' });
    const before = titles().length;
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(titles().length).toBeGreaterThan(before));
    expect(all.requested).toEqual(['的 - 1', '的 - 2']);
  });

  test('an answer that comes late does not replace a newer one', async () => {
    const api = createFakeSearchApi();
    const { searchContent } = api;
    let answerLate = () => undefined as void;
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    api.searchContent = async (requested) => {
      if (requested.keyword === '湿地') await late;
      return searchContent(requested);
    };
    open('', api);
    await searchFor('湿地');
    expect(await screen.findByRole('status', { name: '加载中' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '加载中' })).not.toBeInTheDocument();
    await searchFor('菜市场');
    await shows('凌晨四点的菜市场');
    answerLate();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(titles().join()).not.toContain('湿地公园');
    expect(address()).toBe('?word=菜市场');
    await back();
    await shows('湿地公园');
    expect(titles().join()).not.toContain('菜市场');
    expect(api.requested).toEqual(['菜市场 - 1', '湿地 - 1']);
  });

  test('what was found before is there at once when the visitor returns to it', async () => {
    const api = open('?word=湿地');
    await shows('湿地公园');
    await searchFor('菜市场');
    await shows('凌晨四点的菜市场');
    await back();
    await shows('湿地公园');
    expect(api.requested).toEqual(['湿地 - 1', '菜市场 - 1']);
  });

  test('what the server has found is not searched for again', async () => {
    const api = createFakeSearchApi();
    const query = readSearchQuery(new URLSearchParams('word=湿地'));
    const page = await loadResults(api, { query, now, siteOrigin });
    api.requested.length = 0;
    const fallback = listFallback(searchKeys.results(query), page);
    render(<SearchPage api={api} query="?word=湿地" fallback={fallback} />);
    await shows('湿地公园');
    expect(api.requested).toEqual([]);
  });

  test('that fails says so, is not called empty, and can be tried again', async () => {
    const api = createFakeSearchApi();
    api.isOffline = true;
    open('?word=湿地', api);
    const retry = await screen.findByRole('button', { name: '重新加载' });
    expect(screen.getByText('加载失败')).toBeInTheDocument();
    expect(screen.queryByText(/没有找到/)).not.toBeInTheDocument();
    api.isOffline = false;
    await userEvent.click(retry);
    await shows('湿地公园');
  });

  test('opened at a later page has a way back to the page before it', async () => {
    const api = open('?word=的&page=2');
    const back = await screen.findByRole('link', { name: '上一页' });
    expect(back).toHaveAttribute(
      'href',
      `/davmu/share/search/index.html?${new URLSearchParams({ word: '的' })}`,
    );
    await userEvent.click(back);
    await waitFor(() => expect(api.requested).toEqual(['的 - 2', '的 - 1']));
    expect(screen.queryByRole('link', { name: '上一页' })).not.toBeInTheDocument();
  });

  test('that finds nothing says so and offers hot words', async () => {
    open('?word=无人提起');
    expect(await screen.findByText('没有找到与“无人提起”相关的内容')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /骑楼街/ })).toBeInTheDocument();
  });

  test('longer words are cut, which the page says', async () => {
    const api = open();
    fireEvent.change(field(), { target: { value: '长'.repeat(60) } });
    expect(screen.getByText('最多搜索 50 个字，后面的已略去。')).toBeInTheDocument();
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(api.requested).toEqual([`${'长'.repeat(50)} - 1`]));
    expect(screen.getByText('最多搜索 50 个字，后面的已略去。')).toBeInTheDocument();
  });

  test.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', "'; drop table", '%00%ff'])(
    'the hostile word %s stays text',
    async (word) => {
      open(`?${new URLSearchParams({ word })}`);
      expect(await screen.findByText(`没有找到与“${word}”相关的内容`)).toBeInTheDocument();
      expect(field()).toHaveValue(word);
      expect(document.querySelector('script, img')).toBeNull();
    },
  );
});

describe('filters', () => {
  test('replace the entry of the history, so that back leaves the search', async () => {
    const api = open();
    await searchFor('湿地');
    await shows('湿地公园');
    await userEvent.click(screen.getByRole('link', { name: '视频' }));
    expect(await screen.findByText('没有找到与“湿地”相关的视频')).toBeInTheDocument();
    expect(address()).toBe('?word=湿地&type=video');
    expect(screen.getByRole('link', { name: '视频' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: '查看全部结果' }));
    await shows('湿地公园');
    await back();
    expect(address()).toBe('');
    expect(api.requested).toEqual(['湿地 - 1', '湿地 video 1']);
  });

  test('accounts come from the search for everything', async () => {
    const api = open('?word=云浦');
    await shows('云浦观察');
    await userEvent.click(screen.getByRole('link', { name: '账号' }));
    await waitFor(() => expect(titles()).toEqual(['云浦观察']));
    expect(api.requested).toEqual(['云浦 - 1']);
  });

  test('a type that cannot be requested is no filter', async () => {
    const api = open('?word=湿地&type=poem&page=-1');
    await shows('湿地公园');
    expect(api.requested).toEqual(['湿地 - 1']);
  });
});

describe('while writing', () => {
  test('suggests earlier searches and hot words, and sends nothing', async () => {
    const api = open();
    await searchFor('地铁换乘');
    await screen.findByText(/没有找到/);
    await userEvent.clear(field());
    await userEvent.type(field(), '地铁');
    const suggestions = within(screen.getByRole('navigation', { name: '搜索建议' }));
    expect(suggestions.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '搜索“地铁”',
      '地铁换乘',
      '地铁 3 号线',
    ]);
    expect(api.requested).toEqual(['地铁换乘 - 1']);
    await userEvent.click(suggestions.getByRole('link', { name: '地铁 3 号线' }));
    expect(address()).toBe('?word=地铁 3 号线'.replaceAll(' ', '+'));
    expect(field()).toHaveValue('地铁 3 号线');
  });

  test('clearing the field keeps the focus there and shows what there is before a search', async () => {
    open('?word=湿地');
    await shows('湿地公园');
    await userEvent.click(screen.getByRole('link', { name: '清除' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    expect(await screen.findByRole('region', { name: '热门搜索' })).toBeInTheDocument();
    expect(address()).toBe('?word=湿地');
  });

  test('nothing is searched for while an input method composes a word', async () => {
    const api = open();
    act(() => field().focus());
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'shidi' }, isComposing: true });
    expect(field()).toHaveValue('shidi');
    expect(screen.queryByRole('navigation', { name: '搜索建议' })).not.toBeInTheDocument();
    fireEvent.submit(screen.getByRole('search'));
    expect(fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(address()).toBe('');
    fireEvent.input(field(), { target: { value: '湿地' }, isComposing: true });
    fireEvent.compositionEnd(field(), { data: '湿地' });
    expect(screen.getByRole('navigation', { name: '搜索建议' })).toBeInTheDocument();
    expect(api.requested).toEqual([]);
    fireEvent.submit(screen.getByRole('search'));
    await shows('湿地公园');
    expect(api.requested).toEqual(['湿地 - 1']);
  });
});
