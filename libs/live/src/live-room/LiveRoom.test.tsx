import type { LiveDetail, LivePost } from '@share/api-contract/types';
import { createPageActions } from '@share/islands/testing';
import { stubMedia } from '@share/media-player/testing';
import { createTestSession } from '@share/session/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createLiveApi } from '../../testing/createLiveServices';
import { livePost, now, upcoming } from '../../testing/liveFixtures';
import { RoomPage } from '../../testing/roomOnPage';
import type { LiveServices } from '../LiveServices';

const posts = Array.from({ length: 24 }, (_, index) => livePost(index));

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true });
  // Polls come at their interval.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  stubMedia();
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

const enter = (
  given: Partial<LiveDetail> = {},
  { services = {}, entries = [] }: { services?: Partial<LiveServices>; entries?: LivePost[] } = {},
) => {
  const api = createLiveApi(given, entries);
  render(<RoomPage api={api} services={services} />);
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  return { api, pass };
};

const tab = (name: string) => screen.getByRole('tab', { name });

test('a live room: player, title, counts in 万, and a tab for each column', () => {
  enter({}, { entries: posts });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('慢直播：南岸观鸟屋的一整天');
  expect(screen.getByRole('button', { name: /^播放 慢直播/ })).toBeInTheDocument();
  for (const text of ['直播中', '1.2万人在看', '152万次观看']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '聊天',
    '图文',
    '简介',
    '回放',
  ]);
});

test('links to other pages stand at the end of what the room is about, and are no tabs', async () => {
  enter();
  await userEvent.click(tab('简介'));
  const panel = within(screen.getByRole('tabpanel', { name: '简介' }));
  expect(panel.getByRole('link', { name: '更多直播' })).toHaveAttribute(
    'href',
    '/davmu/share/?group=grpLive1',
  );
});

test('a closed chat does not invite to talk, and the next column is shown first', async () => {
  const columns = [
    { name: '聊天', type: 'chat', enable_chat: false },
    { name: '简介', type: 'intro' },
  ] satisfies LiveDetail['columns'];
  const api = createLiveApi({ columns });
  api.getLiveChat = async () =>
    ({ messages: [], deleted: [], oldest: 0, offset: 0, epoch: 'e1', online_count: 0 }) as never;
  render(<RoomPage api={api} />);
  expect(tab('简介')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('聊天'));
  const chat = screen.getByRole('tabpanel', { name: '聊天' });
  await waitFor(() => expect(within(chat).getAllByText('聊天已关闭')).not.toHaveLength(0));
  expect(chat).not.toHaveTextContent('还没有人说话');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a room that is over says what came of it, and leads to others', () => {
  enter({ status: 2, playlists: [], group_id: 'grpLive1' });
  expect(screen.getByText('152万次观看 · 直播 10小时')).toBeVisible();
  expect(screen.getByText('回放即将上传')).toBeVisible();
  expect(screen.getByRole('link', { name: '看其他直播' })).toHaveAttribute(
    'href',
    '/davmu/share/?group=grpLive1',
  );
});

test('a room that is over and will have no recording promises none; without its channel it leads home', () => {
  enter({ status: 2, playlists: [], columns: [{ name: '简介', type: 'intro' }] });
  expect(screen.queryByText('回放即将上传')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看其他直播' })).toHaveAttribute('href', '/davmu/share/');
});

test('columns that all lead elsewhere need no panel', () => {
  enter({ columns: [{ name: '更多直播', type: 'group', group_id: 'grpLive1' }] });
  expect(screen.getByRole('link', { name: '更多直播' })).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByText('直播进行中')).toBeVisible();
});

test('the panel of the selected tab is shown', async () => {
  enter({}, { entries: posts });
  expect(screen.getByRole('tabpanel', { name: '聊天' })).toContainElement(
    await screen.findByText(/江风刚刚好/),
  );
  await userEvent.click(tab('图文'));
  expect(screen.getByRole('tabpanel', { name: '图文' })).toBeVisible();
  await userEvent.click(tab('简介'));
  expect(screen.getByRole('tabpanel', { name: '简介' })).toHaveTextContent('镜头不动，水动');
  expect(screen.queryByRole('tabpanel', { name: '图文' })).not.toBeInTheDocument();
});

test('on the server every panel can be read, the tabs lead to them, and older entries have an address', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<RoomPage api={createLiveApi({}, posts)} />);
  const shown = within(page);
  for (const text of [/镜头不动/, '昨日归林', /第 0 条/]) expect(shown.getByText(text)).toBeInTheDocument();
  expect(page.querySelector('[hidden]')).toBeNull();
  expect(shown.getByRole('link', { name: '简介' })).toHaveAttribute('href', '#live-intro-panel');
  expect(page.querySelector('#live-intro-panel')).not.toBeNull();
  expect(shown.getByRole('link', { name: '加载更多' })).toHaveAttribute('href', '?page=2');
});

test('its script takes over the finished markup as it is', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = () => <RoomPage api={createLiveApi(upcoming, posts)} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  await act(async () => void render(page(), { container, hydrate: true }));
  expect(complain).not.toHaveBeenCalled();
});

/** A room covered in text and pictures, which come first. */
const covered = {
  type: 'image',
  columns: [
    { name: '图文', type: 'post' },
    { name: '聊天', type: 'chat', enable_chat: true },
  ],
} satisfies Partial<LiveDetail>;

describe('the place of the field beside text and pictures', () => {
  const toChat = () => screen.queryByRole('button', { name: '友善发言，一起聊聊' });

  test('leads to the chat, and its field has the focus', async () => {
    enter(covered, { entries: posts, services: { session: createTestSession({ isLoggedIn: true }) } });
    await userEvent.click(toChat()!);
    expect(tab('聊天')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: '聊天' })).toHaveFocus();
    expect(toChat()).not.toBeInTheDocument();
  });

  const closed = [
    { name: '图文', type: 'post' },
    { name: '聊天', type: 'chat', enable_chat: false },
  ] satisfies LiveDetail['columns'];

  test.each<[string, Partial<LiveDetail>, string]>([
    ['a closed chat', { columns: closed }, '直播进行中'],
    ['a room that has not begun', { status: 0 }, '开播后即可聊天'],
    ['a room that has ended', { status: 2 }, '直播已结束'],
    ['a replay', { status: 3 }, '直播已结束，可看回放'],
  ])('%s has none, and says why', async (_name, given, hint) => {
    const { pass } = enter({ ...covered, playlists: [], ...given });
    await pass(0);
    expect(toChat()).not.toBeInTheDocument();
    expect(within(screen.getByRole('contentinfo')).getByText(hint)).toBeVisible();
  });
});

test('older entries on request, newest first', async () => {
  enter(covered, { entries: posts });
  expect(screen.getAllByText(/^第 \d/)).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(screen.getAllByText(/^第 \d/)).toHaveLength(20));
  expect(screen.getAllByText(/^第 \d/)[0]).toHaveTextContent('第 0 条');
});

test('text and pictures that could not be loaded are not called empty', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<RoomPage api={createLiveApi({}, posts)} lacksPosts />);
  expect(page).toHaveTextContent('加载失败');
  expect(page).not.toHaveTextContent('暂无内容');
});

test('a new entry and new counts come without a reload', async () => {
  const { api, pass } = enter(covered, { entries: posts.slice(0, 2) });
  await pass(1);
  api.posts = [livePost(-1, { content: '合龙！' }), ...api.posts];
  api.detail = { ...api.detail, like_count: 120_000 };
  await pass(10);
  expect(await screen.findByText('合龙！')).toBeVisible();
  expect(screen.getByRole('button', { name: '点赞 12w' })).toBeInTheDocument();
});

test('an entry that was withdrawn goes with the next answer, also without a push', async () => {
  const { api, pass } = enter(covered, { entries: posts.slice(0, 3) });
  expect(screen.getByText(/^第 1 条/)).toBeVisible();
  api.posts = api.posts.filter(({ msg_id }) => msg_id !== 'p1');
  await pass(10);
  expect(screen.queryByText(/^第 1 条/)).not.toBeInTheDocument();
  for (const text of [/^第 0 条/, /^第 2 条/]) expect(screen.getByText(text)).toBeVisible();
});

test('the pinned entry is shown whole above the others, and among them when it is pinned no more', async () => {
  const pinned = livePost(1, {
    content: '交通管制至 8:00',
    images: [{ url: '/media/scene/bridge.svg', width: 600, height: 400 }],
    play_url: '/media/live/bridge.mp4',
  });
  const api = createLiveApi(covered, [livePost(0), pinned]);
  api.pinned = pinned;
  render(<RoomPage api={api} />);
  const above = within(screen.getByText('置顶').closest('div')!);
  for (const text of ['交通管制至 8:00', '记者 周衡']) expect(above.getByText(text)).toBeVisible();
  expect(above.getByRole('link', { name: '查看大图' })).toHaveAttribute('href', '/media/scene/bridge.svg');
  expect(above.getByRole('button', { name: '播放 交通管制至 8:00' })).toBeInTheDocument();
  expect(above.getByText(/:/, { selector: 'time' })).toBeVisible();
  api.pinned = undefined;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText('置顶')).not.toBeInTheDocument();
  expect(screen.getByText('交通管制至 8:00').closest('li')).toBeVisible();
});

test('a pinned entry alone is not called empty', () => {
  const api = createLiveApi(covered, [livePost(0)]);
  api.pinned = livePost(0);
  render(<RoomPage api={api} />);
  expect(screen.getByText('置顶')).toBeVisible();
  expect(screen.queryByText('暂无内容')).not.toBeInTheDocument();
});

test('an upcoming room begins, ends and becomes a replay without a reload', async () => {
  const { api, pass } = enter(upcoming);
  expect(screen.getByRole('button', { name: '播放 预告片 00:45' })).toBeInTheDocument();
  api.detail = { ...api.detail, status: 1 };
  await pass(15);
  expect(await screen.findByText('直播中')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  api.detail = { ...api.detail, status: 2, playlists: [] };
  await pass(10);
  expect(await screen.findByRole('status')).toHaveTextContent('直播已结束');
  api.detail = {
    ...api.detail,
    status: 3,
    playlists: [{ name: '全场', type: 'replay', play_url: '/media/live/vod.m3u8' }],
  };
  await pass(60);
  await userEvent.click(await screen.findByRole('tab', { name: '回放' }));
  expect(screen.getByRole('link', { name: /全场/ })).toHaveAttribute('aria-current', 'true');
});

test('a replay does not ask any more', async () => {
  const api = createLiveApi({ status: 3 });
  const requested = jest.spyOn(api, 'getLiveRoom');
  render(<RoomPage api={api} />);
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(requested).toHaveBeenCalledTimes(1);
});

test.each([
  ['landscape', 16 / 9],
  ['portrait', 9 / 16],
] as const)('the picture of a %s room has the ratio of its stage', (type, ratio) => {
  enter({ type, playlists: [] });
  const picture = screen.getByText('直播画面还没有到，请稍候').previousElementSibling;
  const [width, height] = ['width', 'height'].map((name) => Number(picture?.getAttribute(name)));
  expect((width ?? 0) / (height ?? 0)).toBeCloseTo(ratio, 2);
});

test('a tap on a recording plays it, also the one that is on the stage', async () => {
  const stub = stubMedia();
  enter({ status: 3, playlists: [{ name: '全场', type: 'replay', play_url: '/media/full.mp4' }] });
  await userEvent.click(tab('回放'));
  await userEvent.click(screen.getByRole('link', { name: /全场/ }));
  expect(stub.plays()).toBe(1);
});

test('the cameras of a stream', async () => {
  enter();
  const cameras = within(screen.getByRole('group', { name: '画面' }));
  expect(cameras.getByRole('button', { name: '观鸟屋' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(cameras.getByRole('button', { name: '水面' }));
  expect(cameras.getByRole('button', { name: '水面' })).toHaveAttribute('aria-pressed', 'true');
});

test('the countdown counts, and requests the room when it is over', async () => {
  const startsAt = now / 1000 + 3;
  const { api, pass } = enter({ ...upcoming, start_time: startsAt });
  expect(screen.getByRole('timer', { name: '距离开始还有' })).toHaveTextContent('00时00分03秒');
  await pass(2);
  expect(screen.getByRole('timer')).toHaveTextContent('00时00分01秒');
  api.detail = { ...api.detail, status: 1 };
  await pass(2);
  await pass(6);
  expect(await screen.findByText('直播中')).toBeVisible();
});

describe('booking', () => {
  const button = (name: string) => screen.findByRole('button', { name });

  test('after the login it goes on, and can be given up', async () => {
    const session = createTestSession({ onLoginRequired: () => 'logged in' });
    const page = createPageActions({ toast: jest.fn() });
    const { api } = enter(upcoming, { services: { session, page } });
    expect(screen.getByText('已有 2416 人预约')).toBeVisible();
    await userEvent.click(await button('预约提醒'));
    expect(await button('已预约')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('已有 2417 人预约')).toBeVisible();
    expect(page.toast).toHaveBeenCalledWith('预约成功，开播前提醒你');
    await userEvent.click(await button('已预约'));
    expect(await button('预约提醒')).toBeVisible();
    expect(api.isBooked).toBe(false);
  });

  test('an answer without data means that it is done', async () => {
    const page = createPageActions({ toast: jest.fn() });
    const session = createTestSession({ isLoggedIn: true });
    const { api } = enter(upcoming, { services: { session, page } });
    api.createBooking = async () => null as never;
    await userEvent.click(await button('预约提醒'));
    expect(await button('已预约')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('已有 2416 人预约')).toBeVisible();
    expect(page.toast).toHaveBeenCalledWith('预约成功，开播前提醒你');
  });

  test('a visitor who has booked sees it after a reload', async () => {
    const api = createLiveApi(upcoming);
    api.isBooked = true;
    render(<RoomPage api={api} services={{ session: createTestSession({ isLoggedIn: true }) }} />);
    expect(await button('已预约')).toBeVisible();
  });

  test('a room further back in the list of bookings than its first page is booked, too', async () => {
    const api = createLiveApi(upcoming);
    const others = Array.from({ length: 60 }, (_, index) => ({ booking_id: `lvOther${index}` }));
    const list = [...others, { booking_id: api.detail.live_id }];
    api.getBookings = jest.fn(async ({ page = 1, size = 10 }) => ({
      bookings: list.slice((page - 1) * size, page * size),
      total: list.length,
    })) as never;
    render(<RoomPage api={api} services={{ session: createTestSession({ isLoggedIn: true }) }} />);
    expect(await button('已预约')).toBeVisible();
    expect(api.getBookings).toHaveBeenCalledTimes(2);
  });

  test('a list of bookings that never ends is not read for ever', async () => {
    const api = createLiveApi(upcoming);
    api.getBookings = jest.fn(async () => ({ bookings: [{ booking_id: 'lvOther' }], total: 1e9 })) as never;
    render(<RoomPage api={api} services={{ session: createTestSession({ isLoggedIn: true }) }} />);
    await waitFor(() => expect(api.getBookings).toHaveBeenCalledTimes(20));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(api.getBookings).toHaveBeenCalledTimes(20);
  });

  test('how many have booked is an audience figure (R35)', () => {
    enter({ ...upcoming, booking_count: 12_345 });
    expect(screen.getByText('已有 1.2万 人预约')).toBeVisible();
  });

  test.each([
    ['refused: nothing is said (R24)', 'refusesBookings', 0],
    ['without an answer: the network is named', 'isOffline', 1],
  ] as const)('%s, and the button is as before', async (_name, fault, times) => {
    const page = createPageActions({ toast: jest.fn() });
    const session = createTestSession({ isLoggedIn: true });
    const { api, pass } = enter(upcoming, { services: { session, page } });
    await pass(0);
    api[fault] = true;
    await userEvent.click(await button('预约提醒'));
    expect(await button('预约提醒')).toHaveAttribute('aria-pressed', 'false');
    expect(page.toast).toHaveBeenCalledTimes(times);
  });
});

test('liking is offered in the app, sharing is done here (R25)', async () => {
  const page = createPageActions({ offerApp: jest.fn(), share: jest.fn() });
  enter({}, { services: { page } });
  await userEvent.click(screen.getByRole('button', { name: /^点赞/ }));
  await userEvent.click(screen.getByRole('button', { name: '分享' }));
  expect(page.offerApp).toHaveBeenCalledWith('点赞');
  expect(page.share).toHaveBeenCalledTimes(1);
});

test('an upright room fills the screen, and its other columns stand under it', async () => {
  enter({ type: 'portrait' });
  expect(screen.getByText('1.2万人在看')).toBeVisible();
  const more = screen.getByRole('link', { name: '更多' });
  const columns = document.getElementById(more.getAttribute('href')!.slice(1))!;
  expect(
    within(columns)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['图文', '简介', '回放']);
  expect(within(columns).queryByRole('log')).not.toBeInTheDocument();
});

test('in a mini program an upright room leaves room for its bar', () => {
  const root = document.documentElement;
  root.setAttribute('data-env', 'mini-program');
  try {
    enter({ type: 'portrait' });
    const barOf = (room: Element) => getComputedStyle(room).getPropertyValue('--bar');
    expect(barOf(screen.getByRole('article').firstElementChild!)).toBe(
      'calc(max(44px, var(--target)) + 1px)',
    );
  } finally {
    root.removeAttribute('data-env');
  }
});

test('a visit is reported when it begins and when the page goes', async () => {
  const report = jest.fn();
  const { pass } = enter({}, { services: { report } });
  await pass(7);
  window.dispatchEvent(new Event('pagehide'));
  expect(report.mock.calls).toEqual([
    ['live_enter', { ids: ['birdlive'], extras: { time: 0 } }],
    ['live_leave', { ids: ['birdlive'], extras: { time: 7 } }],
  ]);
});
