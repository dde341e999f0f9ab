import { ApiError } from '@share/api-client';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { createFeedApi, groups } from '../../testing/feedFixtures';
import { OnRoute } from '../../testing/onRoute';
import type { FeedServices } from '../data/FeedServices';
import { toChannels } from '../data/toChannels';
import { feedKeys } from '../data/feedKeys';

const fallback = { [feedKeys.channels]: toChannels(groups, 'https://m.example.com') };

const BackKey = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>返回</button>;
};

const show = (path: string, given: Partial<FeedServices> = {}) =>
  render(
    <OnRoute path={path} given={given} fallback={fallback}>
      <BackKey />
    </OnRoute>,
  );

const spyApi = () => {
  const api = createFeedApi();
  return { ...api, getChannelContent: jest.fn(api.getChannelContent), getModule: jest.fn(api.getModule) };
};

const cards = () => [...document.querySelectorAll('[data-exposure]')];
const own = (prefix: string) =>
  cards().filter((card) => card.getAttribute('data-exposure')?.startsWith(prefix)).length;
const tab = (name: string) => screen.getByRole('link', { name });

test('the tabs are the channels the web shows (R44)', async () => {
  show('/');
  const tabs = within(screen.getByRole('navigation', { name: '频道' })).getAllByRole('link');
  expect(tabs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['推荐', '/davmu/share/'],
    ['云浦', '/davmu/share/?group=grpCity1'],
  ]);
  await waitFor(() => expect(own('grpHome1')).toBe(11));
});

test('moving between channels: title, mark and cards follow, and back requests nothing', async () => {
  const api = spyApi();
  show('/', { api });
  await waitFor(() => expect(own('grpHome1')).toBe(11));
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(own('grpHome1')).toBe(21));

  await userEvent.click(tab('云浦'));
  expect(tab('云浦')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
  await waitFor(() => expect(own('grpCity1')).toBe(11));
  expect(document.title).toBe('云浦 - 云浦新闻');
  expect(own('grpHome1')).toBe(0);

  const calls = api.getChannelContent.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(own('grpHome1')).toBe(21));
  expect(document.title).toBe('云浦新闻');
  expect(api.getChannelContent).toHaveBeenCalledTimes(calls);
});

test.each([
  ['/?group=grpHome1', '云浦新闻', 'https://m.example.com/davmu/share/'],
  ['/?group=grpCity1', '云浦 - 云浦新闻', 'https://m.example.com/davmu/share/?group=grpCity1'],
])('the head at %s: the first channel is the home page', async (path, title, address) => {
  document.head.innerHTML = '<link rel="canonical" href="https://m.example.com/elsewhere">';
  show(path);
  await waitFor(() => expect(document.title).toBe(title));
  expect(document.head.querySelector('link')).toHaveAttribute('href', address);
});

test('a page that is opened by its number goes on from there and leads back', async () => {
  const api = spyApi();
  show('/?group=grpCity1&page=2', { api });
  await waitFor(() => expect(own('grpCity1')).toBe(10));
  expect(tab('上一页')).toHaveAttribute('href', '/davmu/share/?group=grpCity1');
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(own('grpCity1')).toBe(15));
  expect(screen.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  expect(api.getChannelContent.mock.calls.map(([query]) => query.pageindex)).toEqual([2, 3]);
});

test('a block that only the app has is answered by the message of the specification', async () => {
  const toast = jest.fn();
  const page = { ...(await import('@share/islands')).noPageActions, toast };
  show('/', { page });
  for (const name of ['大家在聊', '常用应用'])
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${name}\\s*App`) }));
  expect(toast.mock.calls).toEqual(Array(2).fill(['暂不支持该模块\n请到APP查看哦～']));
});

test('a block leads to its content module, whose tabs keep the head', async () => {
  show('/');
  const row = await screen.findByRole('list', { name: '栏目' });
  await userEvent.click(within(row).getByRole('link', { name: '周末慢读' }));
  expect(await screen.findByRole('heading', { level: 1, name: '周末慢读' })).toBeInTheDocument();
  await waitFor(() => expect(own('modRead1-tabPeopl')).toBe(10));
  await userEvent.click(tab('故事'));
  expect(screen.getByRole('heading', { level: 1, name: '周末慢读' })).toBeInTheDocument();
  await waitFor(() => expect(own('modRead1-tabStory')).toBe(10));
  expect(own('modRead1-tabPeopl')).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(own('modRead1-tabPeopl')).toBe(10));
});

test('R78: a group the module does not know leaves it unfiltered, and its tabs lead on', async () => {
  const api = spyApi();
  const known = createFeedApi().getModule;
  api.getModule.mockImplementation((query, options) =>
    query.group === 'grpVideo'
      ? Promise.reject(new ApiError({ kind: 'business', code: 1002, status: 404, message: 'no group' }))
      : known(query, options),
  );
  show('/content_model/index.html?id=modRead1&group=grpVideo', { api });
  await waitFor(() => expect(own('modRead1-tabPeopl')).toBe(10));
  expect(tab('人物')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(tab('故事'));
  await waitFor(() => expect(own('modRead1-tabStory')).toBe(10));
});

test('a special topic among the cards leads to its document', async () => {
  show('/');
  const block = await screen.findByRole('region', { name: /专题 · 与水相处/ });
  expect(within(block).getByRole('link', { name: /专题 · 与水相处/ })).toHaveAttribute(
    'href',
    '/davmu/share/special/wetspec1/index.html',
  );
  await waitFor(() => expect(own('wetspec1')).toBe(3));
  expect(within(block).getByText('12 篇')).toBeInTheDocument();
});

test('a list', async () => {
  show('/list/listNigh/index.html');
  expect(await screen.findByRole('heading', { level: 1, name: '夜里还亮着的灯' })).toBeInTheDocument();
  expect(document.title).toBe('夜里还亮着的灯');
  expect(own('listNigh')).toBe(10);
});

test('an empty list says so', async () => {
  show('/list/empty123/index.html', { api: createFeedApi(0) });
  expect(await screen.findByText('暂无内容')).toBeInTheDocument();
});

test('a channel that could not be loaded is not called empty', async () => {
  const api = spyApi();
  api.getChannelContent.mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'no network' }));
  show('/', { api });
  const retry = await screen.findByRole('button', { name: '重新加载' });
  expect(screen.getByText('加载失败')).toBeInTheDocument();
  expect(screen.queryByText('暂无内容')).not.toBeInTheDocument();
  await userEvent.click(retry);
  await waitFor(() => expect(own('grpHome1')).toBe(11));
});

test('channels that the server could not read are loaded here', async () => {
  render(<OnRoute path="/" />);
  expect(await screen.findByRole('navigation', { name: '频道' })).toBeInTheDocument();
});
