import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSafeStorage } from '@share/environment';
import { audioAlbum, audioTracks, createTracksApi } from '../../testing/audioFixtures';
import { hydrate } from '../../testing/hydrate';
import { stubMedia } from '@share/media-player/testing';
import { followTimes } from '@share/ui';
import type { DetailOf } from '../data/DetailView';
import { onPage } from '../../testing/onPage';
import { AudioAlbumScreen } from './AudioAlbumScreen';
import { now, siteOrigin } from '@share/content-cards/testing';

let audio: ReturnType<typeof stubMedia>;
beforeEach(() => {
  localStorage.clear();
  audio = stubMedia();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

const show = (total: number, fields: Partial<DetailOf<'audio-album'>> = {}, api = createTracksApi(total)) => {
  const storage = createSafeStorage(() => window.localStorage);
  const view = render(
    onPage(
      <AudioAlbumScreen
        item={audioAlbum(total, fields)}
        now={now}
        siteOrigin={siteOrigin}
        collect={<button>收藏</button>}
      />,
      { api, storage },
    ),
  );
  return { api, ...view };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Not by role: for sixty rows that takes a slow machine longer than a test may. */
const rows = () => [...document.querySelectorAll<HTMLElement>('li[data-exposure]')];
const numbers = () => rows().map((row) => row.querySelector('span')?.textContent);
const row = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);
const factsOf = (title: string) =>
  [...screen.getByText(title).closest('li')!.querySelectorAll('p > *')].map((fact) => fact.textContent);
const mini = () => within(screen.getByRole('region', { name: '正在播放' }));
const current = () => rows().find((one) => one.hasAttribute('aria-current'));

test('shows the album, its state and its episodes, newest first', () => {
  show(4);
  expect(screen.getByRole('heading', { level: 1, name: '夜航船' })).toBeInTheDocument();
  expect(screen.getByText('更新至4期')).toBeInTheDocument();
  expect(screen.getByText('12万次收听')).toBeInTheDocument();
  expect(button('收藏')).toBeInTheDocument();
  expect(numbers()).toEqual(['4', '3', '2', '1']);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toEqual(rows());
  expect(rows()[0]).toHaveAttribute('data-exposure', 'ep-4');
  expect(factsOf('为什么我们爱听雨')).toEqual(['3小时前', '28:04']);
  expect(factsOf('最后一班渡轮')).toEqual(['2026-11-14', '28:04']);
  expect(screen.getByRole('link', { name: '最后一班渡轮' })).toHaveAttribute(
    'href',
    '/davmu/share/peony/audio/2026/11/ep-3/index.html',
  );
  expect(screen.queryByRole('region', { name: '正在播放' })).not.toBeInTheDocument();
});

test('plays an episode from its row and shows it below', async () => {
  show(4);
  await userEvent.click(button('播放 最后一班渡轮'));
  act(() => audio.playTo(36, 1684));
  expect(current()).toHaveTextContent('最后一班渡轮');
  expect(mini().getByText('最后一班渡轮')).toBeInTheDocument();
  expect(mini().getByText('00:36 / 28:04')).toBeInTheDocument();
  await userEvent.click(mini().getByRole('button', { name: '后退15秒' }));
  expect(audio.element().currentTime).toBe(21);
  await userEvent.click(button('暂停 最后一班渡轮'));
  expect(mini().getByRole('button', { name: '播放' })).toBeInTheDocument();
  expect(button('继续播放 第 3 期')).toBeInTheDocument();
});

test('the big button plays the newest, then pauses it', async () => {
  show(4);
  await userEvent.click(button('播放 第 4 期'));
  expect(current()).toHaveTextContent('为什么我们爱听雨');
  await userEvent.click(button('暂停 第 4 期'));
  expect(audio.element().paused).toBe(true);
});

test('an episode leads on to the next in the list', async () => {
  show(4);
  await userEvent.click(button('播放 为什么我们爱听雨'));
  act(() => audio.playTo(100, 100));
  act(() => audio.end());
  expect(current()).toHaveTextContent('最后一班渡轮');
  expect(row('为什么我们爱听雨').getByText(/已听完$/)).toBeInTheDocument();
});

test('who comes back sees how far they were and goes on there', async () => {
  const { unmount } = show(4);
  await userEvent.click(button('播放 修表人的耳朵'));
  act(() => audio.playTo(62, 100));
  unmount();
  show(4);
  expect(row('修表人的耳朵').getByText(/听至 62%$/)).toBeInTheDocument();
  await userEvent.click(button('继续播放 第 2 期'));
  expect(mini().getByText('01:02 / 28:04')).toBeInTheDocument();
});

test('a failure offers another try or the next episode', async () => {
  show(4);
  await userEvent.click(button('播放 第 4 期'));
  act(() => audio.fail());
  expect(mini().getByRole('alert')).toHaveTextContent('没能播放，请检查网络');
  await userEvent.click(mini().getByRole('button', { name: '重试' }));
  expect(mini().queryByRole('alert')).not.toBeInTheDocument();
  act(() => audio.fail());
  await userEvent.click(mini().getByRole('button', { name: '下一期' }));
  expect(current()).toHaveTextContent('最后一班渡轮');
});

test('the speed and the next episode are at hand while one plays', async () => {
  show(2);
  await userEvent.click(button('播放 第 2 期'));
  await userEvent.click(mini().getByRole('button', { name: '播放速度 1 倍' }));
  expect(audio.element().playbackRate).toBe(1.25);
  await userEvent.click(mini().getByRole('button', { name: '下一期' }));
  expect(current()).toHaveTextContent('最后一班渡轮');
  expect(mini().getByRole('button', { name: '下一期' })).toHaveAttribute('aria-disabled', 'true');
});

test('the list button brings the episode that plays into view and to hand', async () => {
  show(4);
  await userEvent.click(button('播放 修表人的耳朵'));
  await userEvent.click(mini().getByRole('button', { name: '节目列表' }));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect(button('暂停 修表人的耳朵')).toHaveFocus();
});

test('loads thirty more at a time; a page that fails can be tried again', async () => {
  const { api } = show(64);
  expect(rows()).toHaveLength(30);
  await userEvent.click(screen.getByText('加载更多'));
  await waitFor(() => expect(rows()).toHaveLength(60));
  api.isOffline = true;
  await userEvent.click(screen.getByText('加载更多'));
  const retry = await screen.findByText('加载失败，点按重试');
  expect(rows()).toHaveLength(60);
  api.isOffline = false;
  await userEvent.click(retry);
  await waitFor(() => expect(rows()).toHaveLength(64));
  expect(screen.queryByText('加载更多')).not.toBeInTheDocument();
});

test('the last episode known loads those after it, so that the album goes on', async () => {
  show(31);
  const last = rows()[29] as HTMLElement;
  await userEvent.click(within(last).getByRole('button'));
  await waitFor(() => expect(rows()).toHaveLength(31));
  act(() => audio.end());
  expect(rows()[30]).toHaveAttribute('aria-current', 'true');
});

test('oldest first: what plays goes on, and leads to the episode after it', async () => {
  show(40);
  await userEvent.click(screen.getByText('播放 第 40 期'));
  await userEvent.click(screen.getByLabelText('节目顺序：最新在前'));
  await waitFor(() => expect(numbers()[0]).toBe('1'));
  expect(screen.getByLabelText('节目顺序：最早在前')).toBeInTheDocument();
  expect(audio.element().paused).toBe(false);
  await userEvent.click(rows()[0]?.querySelector('button') as HTMLElement);
  act(() => audio.end());
  expect(rows()[1]).toHaveAttribute('aria-current', 'true');
});

describe('an order in which what plays is on a later page', () => {
  const playAndTurn = async () => {
    show(40);
    await userEvent.click(rows()[6]?.querySelector('button') as HTMLElement);
    await userEvent.click(screen.getByLabelText('节目顺序：最新在前'));
    await waitFor(() => expect(numbers()[0]).toBe('1'));
  };

  test('the big button names what plays', async () => {
    await playAndTurn();
    await userEvent.click(screen.getByText('暂停 第 34 期'));
    expect(audio.element().paused).toBe(true);
    await userEvent.click(screen.getByText('继续播放 第 34 期'));
    expect(audio.element()).toHaveAttribute('src', '/media/audio/ep-34.mp3');
    expect(audio.element().paused).toBe(false);
  });

  test('that page comes by itself, and what plays leads to the episode after it', async () => {
    await playAndTurn();
    await waitFor(() => expect(rows()).toHaveLength(40));
    expect(current()).toHaveAttribute('data-exposure', 'ep-34');
    act(() => audio.end());
    expect(current()).toHaveAttribute('data-exposure', 'ep-35');
  });

  test('so it does when it ends before the page has come', async () => {
    await playAndTurn();
    act(() => audio.end());
    await waitFor(() => expect(current()).toHaveAttribute('data-exposure', 'ep-35'));
    expect(audio.element().paused).toBe(false);
  });
});

test('an order that cannot be loaded keeps the list and offers another try', async () => {
  const { api } = show(4);
  api.isOffline = true;
  await userEvent.click(button('节目顺序：最新在前'));
  const retry = await screen.findByRole('button', { name: '加载失败，点按重试' });
  expect(rows()).toHaveLength(4);
  api.isOffline = false;
  await userEvent.click(retry);
  await waitFor(() => expect(numbers()).toEqual(['1', '2', '3', '4']));
});

test('an album without episodes says that they will come', () => {
  show(0);
  expect(screen.getAllByText('更新中')).toHaveLength(2);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('episodes that the server could not load are loaded here, with another try after a failure', async () => {
  const api = createTracksApi(4);
  api.isOffline = true;
  show(4, { tracks: undefined }, api);
  expect(button('加载中')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/还没有节目/)).not.toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: '加载失败，点按重试' });
  api.isOffline = false;
  await userEvent.click(retry);
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(button('播放 第 4 期')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^加载/ })).not.toBeInTheDocument();
});

test('an episode that cannot be played does not promise more of the list', () => {
  show(4, { tracks: { items: audioTracks(4).slice(1), total: 4 } });
  expect(rows()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
});

test('hydrates on the markup of the server, whatever this browser remembers', async () => {
  const storage = createSafeStorage(() => window.localStorage);
  storage.setJson('media_positions', [['ep-3', 60, 0.62]]);
  const page = onPage(<AudioAlbumScreen item={audioAlbum(4)} now={now} siteOrigin={siteOrigin} />, {
    api: createTracksApi(4),
    storage,
  });
  expect(await hydrate(page)).toEqual([]);
});

test('the times of its episodes go on while the page stays open', () => {
  show(4);
  const time = screen.getByText('3小时前');
  const later = jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
  followTimes(window);
  expect(time).toHaveTextContent('4小时前');
  later.mockRestore();
});
