import { createSafeStorage } from '@share/environment';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createVideosApi, videoAlbumItem } from '../../testing/mediaFixtures';
import { stubMedia } from '@share/media-player/testing';
import type { DetailOf } from '../data/DetailView';
import { onPage } from '../../testing/onPage';
import { AlbumPlayer } from './AlbumPlayer';
import { AlbumTrackList } from './AlbumTrackList';
import { VideoAlbumScreen } from './VideoAlbumScreen';
import { now, siteOrigin } from '@share/content-cards/testing';

const storage = createSafeStorage(() => window.localStorage);

afterEach(() => {
  document.body.innerHTML = '';
});

const pageOf = (total: number, fields: Partial<DetailOf<'video-album'>> = {}) => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToStaticMarkup(
    onPage(<VideoAlbumScreen item={videoAlbumItem(total, fields)} now={now} siteOrigin={siteOrigin} />),
  );
  return within(page);
};

test('the album, how far it has come, and its videos as pages of their own', () => {
  const page = pageOf(8);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('造桥的人');
  expect(page.getByText('更新至8集')).toBeInTheDocument();
  expect(page.getAllByRole('listitem')).toHaveLength(8);
  expect(page.getByRole('link', { current: true })).toHaveTextContent('合龙第8集3小时前');
  expect(page.getByRole('link', { current: true })).toHaveAttribute('data-exposure', 'v-8');
  expect(page.getByRole('button', { name: '播放 合龙' })).toBeInTheDocument();
});

test('an album without videos is being made (R37)', () => {
  const page = pageOf(0);
  expect(page.getByText('更新中')).toBeInTheDocument();
  expect(page.queryByRole('button')).not.toBeInTheDocument();
});

test('a warning covers the player', () => {
  const page = pageOf(8, { warning: '含有事故现场画面' });
  expect(page.getByText('含有事故现场画面').closest('details')).toContainElement(
    page.getByLabelText('播放 合龙'),
  );
});

describe('playing', () => {
  let stub: ReturnType<typeof stubMedia>;
  beforeEach(() => {
    window.localStorage.clear();
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    stub = stubMedia();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  /** Both islands of the page, which share nothing but the cache. */
  const show = (total = 8) => {
    const api = createVideosApi(total);
    const item = videoAlbumItem(total);
    const report = jest.fn();
    const options = { album: item.album, siteOrigin };
    const view = render(
      onPage(
        <>
          <AlbumPlayer {...options} />
          <AlbumTrackList {...options} now={now} />
        </>,
        { api, storage, report },
        item,
      ),
    );
    return { ...view, api, report };
  };
  const current = () => screen.getByRole('link', { current: true });

  test('a tap in the list plays on the same element', async () => {
    const { report } = show();
    const element = stub.element();
    await userEvent.click(screen.getByRole('link', { name: /雨后的路口/ }));
    expect(current()).toHaveTextContent('雨后的路口');
    expect(stub.element()).toBe(element);
    expect(element).toHaveAttribute('src', '/media/clip/v-6.mp4');
    expect(stub.plays()).toBe(1);
    expect(report).toHaveBeenLastCalledWith('play', expect.objectContaining({ ids: ['v-6'] }));
  });

  test('goes on to the next at the end, and stops after the last', async () => {
    show(2);
    await userEvent.click(screen.getByRole('button', { name: '播放 合龙' }));
    await act(async () => stub.end());
    expect(current()).toHaveTextContent('开进山里的火车');
    expect(stub.plays()).toBe(2);
    await act(async () => stub.end());
    expect(current()).toHaveTextContent('开进山里的火车');
    expect(stub.plays()).toBe(2);
  });

  test('the next visit finds the place in the queue again, and waits there', async () => {
    const first = show();
    await userEvent.click(screen.getByRole('link', { name: /雨后的路口/ }));
    act(() => stub.playTo(60, 222));
    first.unmount();
    const before = stub.plays();
    show();
    await waitFor(() => expect(current()).toHaveTextContent('雨后的路口'));
    expect(stub.plays()).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: '播放 雨后的路口' }));
    expect(stub.element()).toHaveAttribute('src', '/media/clip/v-6.mp4');
  });

  test('the finished page is taken over as it is, also by a visitor who was further on', async () => {
    storage.setJson('media_positions', [['v-6', 60, 0.3]]);
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = onPage(<VideoAlbumScreen item={videoAlbumItem(8)} now={now} siteOrigin={siteOrigin} />, {
      api: createVideosApi(8),
      storage,
    });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(current()).toHaveTextContent('合龙');
    render(page, { container, hydrate: true });
    await waitFor(() => expect(current()).toHaveTextContent('雨后的路口'));
    expect(complain).not.toHaveBeenCalled();
  });

  test('the next page is there before the queue needs it', async () => {
    show(40);
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    const links = screen.getAllByRole('link');
    await userEvent.click(links[links.length - 1] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(40));
    await act(async () => stub.end());
    expect(stub.element()).toHaveAttribute('src', '/media/clip/v-10.mp4');
  });

  /** The last video that is known has ended, and the next page could not be loaded. */
  const endWithoutNext = async () => {
    const { api } = show(40);
    api.isOffline = true;
    await userEvent.click(screen.getAllByRole('link')[29] as HTMLElement);
    await screen.findByRole('button', { name: '加载失败，点按重试' });
    await act(async () => stub.end());
    expect(stub.element()).toHaveAttribute('src', '/media/clip/v-11.mp4');
    api.isOffline = false;
  };
  const retry = async () => {
    await userEvent.click(screen.getByRole('button', { name: '加载失败，点按重试' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(40));
  };

  test('a page that comes after the end of a video is gone on with', async () => {
    await endWithoutNext();
    const before = stub.plays();
    await retry();
    await waitFor(() => expect(stub.element()).toHaveAttribute('src', '/media/clip/v-10.mp4'));
    expect(stub.plays()).toBe(before + 1);
  });

  test('it interrupts nothing that was started meanwhile', async () => {
    await endWithoutNext();
    await userEvent.click(screen.getByRole('button', { name: /^(播放|重播) / }));
    await retry();
    expect(stub.element()).toHaveAttribute('src', '/media/clip/v-11.mp4');
  });
});

describe('the list', () => {
  const show = () => {
    const api = createVideosApi(40);
    const item = videoAlbumItem(40);
    render(
      onPage(<AlbumTrackList album={item.album} siteOrigin={siteOrigin} now={now} />, { api, storage }, item),
    );
    return api;
  };

  test('grows by thirty and offers another try', async () => {
    const api = show();
    api.isOffline = true;
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    const retry = await screen.findByRole('button', { name: '加载失败，点按重试' });
    api.isOffline = false;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(40));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('videos that the server could not load are loaded here, with another try after a failure', async () => {
    const api = createVideosApi(8);
    api.isOffline = true;
    const { album } = videoAlbumItem(8);
    render(onPage(<AlbumTrackList {...{ album, siteOrigin, now }} />, { api, storage }));
    expect(screen.queryByText(/还没有视频/)).not.toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: '加载失败，点按重试' });
    api.isOffline = false;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(8));
  });

  test('a video can still be opened in another window', async () => {
    show();
    const link = screen.getAllByRole('link')[1] as HTMLElement;
    let wasPrevented = false;
    const stayHere = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', stayHere, { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(wasPrevented).toBe(false);
    expect(link).not.toHaveAttribute('aria-current');
  });
});
