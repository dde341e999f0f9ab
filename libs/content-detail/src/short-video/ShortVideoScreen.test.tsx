import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createPageActions } from '@share/islands/testing';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { longVideoFields, shortVideoItem } from '../../testing/mediaFixtures';
import { stubMedia } from '@share/media-player/testing';
import { onPage } from '../../testing/onPage';
import { ShortVideoPlayer } from './ShortVideoPlayer';
import { ShortVideoRail } from './ShortVideoRail';
import { ShortVideoScreen } from './ShortVideoScreen';
import { now } from '@share/content-cards/testing';

afterEach(() => {
  document.body.innerHTML = '';
});

const pageOf = (item = shortVideoItem()) => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToStaticMarkup(
    onPage(<ShortVideoScreen item={item} now={now} collect={<button>收藏</button>} />),
  );
  return { page, ...within(page) };
};

test('what it is, how often it was liked, and all actions in their order', () => {
  const { page, getByRole, getAllByRole } = pageOf();
  expect(getByRole('heading', { level: 1 })).toHaveTextContent('撑船四十年的老郑');
  const names = getAllByRole('button').map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names.slice(-4)).toEqual(['点赞 2.8w', '评论', '收藏', '分享']);
  expect(getByRole('link', { name: '下一条' })).toHaveAttribute('href', shortVideoItem().nexts[0]?.href);
  expect(page).toHaveTextContent('湿地三年');
});

test.each([
  ['a short caption is whole', '白鹭起飞的一秒', undefined, false],
  ['a long one opens', longVideoFields.title, undefined, true],
  ['so does one with more to say', '白鹭起飞的一秒', '导语', true],
])('%s', (_name, title, lead, opens) => {
  const { page } = pageOf(shortVideoItem({ title, lead }));
  expect(page.querySelector('details') !== null).toBe(opens);
});

test('an old one says so among what opens under its title', () => {
  const { page } = pageOf(
    shortVideoItem({ title: '白鹭起飞的一秒', publishedAt: now / 1000 - 400 * 86_400 }),
  );
  expect(page.querySelector('details span')).toHaveTextContent('本内容发布于 2025年10月17日，请注意时效');
});

test('the scripts take over the finished page as it is', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const screenOf = () => onPage(<ShortVideoScreen item={shortVideoItem()} now={now} />);
  stubMedia();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(screenOf());
  render(screenOf(), { container, hydrate: true });
  expect(complain).not.toHaveBeenCalled();
  cleanup();
  jest.restoreAllMocks();
});

test('the last one has no next', () => {
  const { queryByRole } = pageOf(shortVideoItem({ nexts: [] }));
  expect(queryByRole('link', { name: '下一条' })).not.toBeInTheDocument();
});

describe('the player', () => {
  let stub: ReturnType<typeof stubMedia>;
  beforeEach(() => {
    stub = stubMedia();
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  const show = (fields: { warning?: string } = {}) => {
    const { id, title, media, nexts } = shortVideoItem();
    const page = createPageActions({ openApp: jest.fn() });
    render(onPage(<ShortVideoPlayer {...{ itemId: id, title, media, nexts }} {...fields} />, { page }));
    return page;
  };

  test('starts without sound, which can be turned on', async () => {
    show();
    expect(stub.plays()).toBe(1);
    expect(stub.element().muted).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '打开声音' }));
    expect(stub.element().muted).toBe(false);
  });

  test('a tap pauses and plays', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /^暂停/ }));
    await userEvent.click(screen.getByRole('button', { name: /^播放/ }));
    expect(stub.plays()).toBe(2);
  });

  test('keeps still for visitors who want that', () => {
    Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes('motion') }) });
    show();
    expect(stub.plays()).toBe(0);
  });

  test('a warning comes before everything, the sound with the consent', async () => {
    show({ warning: '含有事故现场画面' });
    expect(stub.plays()).toBe(0);
    expect(screen.getByText('含有事故现场画面')).toBeInTheDocument();
    // Nothing behind it can be reached by keyboard.
    expect(screen.queryByRole('button', { name: /^播放/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '继续观看' }));
    expect(stub.plays()).toBe(1);
    expect(stub.element().muted).toBe(false);
    expect(screen.queryByText('含有事故现场画面')).not.toBeInTheDocument();
  });

  test('a failure says so and can be tried again', async () => {
    show();
    await act(async () => stub.fail());
    expect(screen.getByRole('alert')).toHaveTextContent('视频暂时无法播放，请检查网络后重试');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(stub.plays()).toBe(2);
  });

  test.each([
    [300, 1],
    [480, 0],
  ])('a finger from 500 to %d follows the link %d times', (y, times) => {
    show();
    const followed = jest.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: '下一条' }).addEventListener('click', followed);
    const picture = screen.getByRole('button', { name: /^暂停/ });
    const at = (clientY: number) => [{ clientX: 100, clientY }];
    fireEvent.touchStart(picture, { touches: at(500), changedTouches: at(500) });
    fireEvent.touchEnd(picture, { changedTouches: at(y) });
    expect(followed).toHaveBeenCalledTimes(times);
  });
});

test('the rail shares, and offers the app for what only it can do', async () => {
  const page = createPageActions({ offerApp: jest.fn(), share: jest.fn() });
  render(
    onPage(<ShortVideoRail actions={['like', 'comment', 'share']} likeCount={0} />, {
      page,
    }),
  );
  for (const name of ['点赞', '评论', '分享']) await userEvent.click(screen.getByRole('button', { name }));
  expect(page.offerApp).toHaveBeenNthCalledWith(1, '点赞');
  expect(page.offerApp).toHaveBeenNthCalledWith(2, '看评论');
  expect(page.share).toHaveBeenCalledTimes(1);
});

test('the text of the caption comes before what closes it', () => {
  const { getByText } = pageOf(shortVideoItem({ lead: '一勺糖稀，一块石板' }));
  const text = getByText('一勺糖稀，一块石板');
  expect(text.compareDocumentPosition(getByText('收起'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
