import type { SearchApi } from '@share/api-client';
import { ApiError } from '@share/api-client';
import { cardFixture, posts } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { createFakeSearchApi } from '../../testing/createSearchServices';
import { withGutter } from '../../testing/onRoute';
import { SearchPage } from '../../testing/SearchPage';

/** The same answers for every visit of a story. */
const answering = (given: Partial<SearchApi> = {}): Partial<SearchApi> => ({
  ...createFakeSearchApi(),
  ...given,
});

const offline = () => Promise.reject(new ApiError({ kind: 'network', message: 'offline' }));
const never = () => new Promise<never>(() => undefined);

const finding = (titles: string[], total = titles.length) => ({
  searchContent: async () => ({
    posts: titles.map((title, place) => cardFixture({ post_id: `s-${place}`, title })),
    total,
    accounts: [
      { user_id: 'm-1', name: '南岸湿地巡护队', description: '在湿地里走路的人。' },
      { user_id: 'm-2', name: '湿地观察' },
    ],
  }),
});

const found = finding(
  ['退塘还湿三年后，南岸湿地迎回白鹭', '航拍：湿地四季', ...posts(8).map(({ title = '' }) => title)],
  128,
);

const meta = {
  title: 'SearchScreen',
  component: SearchPage,
  decorators: [withGutter],
  parameters: { layout: 'fullscreen' },
  args: { api: answering(found) },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('heading', { level: 3 });
};

const fitsItsWidth: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('link');
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
};

const keep = (words: string[]) =>
  localStorage.setItem('share:search-history', JSON.stringify(words.map((word) => ({ word }))));

const searchedBefore = async () => keep(['南岸湿地', '地铁3号线', '医保缴费', '骑楼']);

export const Start: Story = {
  beforeEach: searchedBefore,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: '搜索历史' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /骑楼街/ })).toBeVisible();
  },
};

export const StartDark: Story = { ...Start, globals: { theme: 'dark' } };

export const NothingSearchedBefore: Story = { play: fitsItsWidth };

export const EditedHistory: Story = {
  beforeEach: searchedBefore,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清空' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除 医保缴费' }));
    await expect(canvas.getByRole('button', { name: '全部删除' })).toBeVisible();
    await expect(canvas.queryByText('医保缴费')).not.toBeInTheDocument();
  },
};

export const HotWordsFailed: Story = {
  args: { api: answering({ getHotWords: offline }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};

export const Suggestions: Story = {
  beforeEach: searchedBefore,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /骑楼街/ });
    await fireEvent.change(canvas.getByRole('searchbox'), { target: { value: '骑楼' } });
    await expect(canvas.getByRole('navigation', { name: '搜索建议' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '骑楼街' })).toBeVisible();
  },
};

export const Results: Story = { args: { query: '?word=湿地' }, play: ready };

export const ResultsDark: Story = { ...Results, globals: { theme: 'dark' } };

export const Loading: Story = {
  args: { query: '?word=湿地', api: answering({ searchContent: never }) },
  play: async ({ canvasElement }) => {
    const skeletons = within(canvasElement).getByRole('status', { name: '加载中' });
    await waitFor(() => expect(skeletons).toBeVisible());
  },
};

export const LaterPage: Story = {
  tags: ['no-picture'],
  args: { query: '?word=湿地&page=2' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '上一页' })).toBeVisible();
  },
};

export const Accounts: Story = { args: { query: '?word=湿地&type=account' }, play: ready };

export const Empty: Story = {
  args: { query: '?word=无人提起', api: answering() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/没有找到与“无人提起”/)).toBeVisible();
  },
};

export const EmptyUnderFilter: Story = {
  args: { query: '?word=湿地&type=video', api: answering() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '查看全部结果' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { query: '?word=湿地', api: answering({ searchContent: offline }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('加载失败')).toBeVisible();
  },
};

const endingEarly = answering({
  searchContent: ({ page = 1 }) => (page === 1 ? found.searchContent() : offline()),
});

export const NextPageFailed: Story = {
  args: { query: '?word=湿地', api: endingEarly },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加载更多' }));
    await expect(await canvas.findByText('加载失败，点按重试')).toBeVisible();
  },
};

const long = '从一万两千亩鱼塘到一片城市湿地这座小城用了三年时间重新学会与水相处也学会了等待并且仍在学习';

export const LongText: Story = {
  args: {
    query: `?word=${long.repeat(2)}`,
    api: answering({
      ...finding([long.repeat(2), 'Supercalifragilisticexpialidocious'.repeat(3)]),
      getHotWords: async () => ({ words: [{ word: long, mark: 'hot' }, { word: 'a'.repeat(50) }] }),
    }),
  },
  play: fitsItsWidth,
};

export const LongHistory: Story = {
  beforeEach: async () => keep([long, 'a'.repeat(50), ...Array.from({ length: 18 }, (_, n) => `词 ${n}`)]),
  play: fitsItsWidth,
};

export const NarrowAndTwiceTheText: Story = {
  ...Results,
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: fitsItsWidth,
};

export const ElderStart: Story = { ...Start, globals: { size: 'elder' } };
