import type { SafeHtml } from '@share/safety';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createVideosApi,
  longVideoFields,
  mediaView,
  videoAlbumView,
  videoItem,
  videoTracks,
} from '../../testing/mediaFixtures';
import { stubMedia } from '@share/media-player/testing';
import { onPage } from '../../testing/onPage';
import { AlbumStrip } from './AlbumStrip';
import { ItemPlayer } from './ItemPlayer';
import { VideoScreen } from './VideoScreen';
import { now, siteOrigin } from '@share/content-cards/testing';

afterEach(() => {
  document.body.innerHTML = '';
});

const pageOf = (item = videoItem()) => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToStaticMarkup(
    onPage(<VideoScreen item={item} now={now} siteOrigin={siteOrigin} notes={<p>版权说明</p>} />),
  );
  return within(page);
};

test('a player, one heading, and who published when', () => {
  const page = pageOf();
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('合龙：云浦大桥最后一段钢箱梁吊装全记录');
  expect(page.getByRole('button', { name: /^播放 合龙/ })).toBeInTheDocument();
  for (const text of ['4.8万次播放', '3小时前', '来源：云浦视频', '版权说明']) {
    expect(page.getByText(text)).toBeInTheDocument();
  }
  expect(page.queryByText('视频合集')).not.toBeInTheDocument();
});

test.each([
  ['a text', { body: '<p>吊装从黄昏开始。</p>' as SafeHtml, lead: '导语' }, '吊装从黄昏开始。', '导语'],
  ['no text but a lead', { lead: '导语' }, '导语', '吊装从黄昏开始。'],
])('%s', (_name, fields, shown, hidden) => {
  const page = pageOf(videoItem(fields));
  expect(page.getByText(shown)).toBeInTheDocument();
  expect(page.queryByText(hidden)).not.toBeInTheDocument();
});

test('a machine-made video is marked, a warned one is covered', () => {
  const page = pageOf(videoItem({ ...longVideoFields, warning: '含有事故现场画面' }));
  expect(page.getByText('AI 生成')).toBeInTheDocument();
  expect(page.getByText('含有事故现场画面').closest('details')).not.toHaveAttribute('open');
});

test.each([
  [{ width: 1280, height: 720 }, true],
  [{ width: 720, height: 1280 }, false],
])('%j stays in view: %s', (size, sticks) => {
  const item = videoItem();
  const html = renderToStaticMarkup(
    onPage(<VideoScreen item={{ ...item, media: mediaView(size) }} now={now} siteOrigin={siteOrigin} />),
  );
  expect(html.includes('data-sticks')).toBe(sticks);
});

test('a video without an address that may be played says so, and can be requested again', () => {
  const cover = { src: '/cover.svg', alt: '', width: 600, height: 400 };
  const page = pageOf(videoItem({ media: undefined, cover }));
  expect(page.getByText('视频暂时无法播放')).toBeInTheDocument();
  const picture = document.querySelector('img[src="/cover.svg"]');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['600', '400']);
  expect(page.getByText('重新加载')).toHaveAttribute('href', '');
  expect(page.queryByRole('button', { name: /^播放/ })).not.toBeInTheDocument();
  expect(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('an album shows its videos and marks the one of this page', () => {
  const page = pageOf(videoItem({ id: 'v-7', album: videoAlbumView(8), tracks: videoTracks(8) }));
  const strip = within(page.getByRole('region', { name: '视频合集' }));
  expect(strip.getByText('更新至8集')).toBeInTheDocument();
  expect(strip.getAllByRole('listitem')).toHaveLength(8);
  expect(strip.getByRole('link', { current: true })).toHaveTextContent('开进山里的火车');
});

describe('the strip', () => {
  const show = () => {
    const api = createVideosApi(40);
    const item = videoItem({ album: videoAlbumView(40), tracks: videoTracks(40) });
    render(
      onPage(
        <AlbumStrip album={videoAlbumView(40)} currentId="v-40" siteOrigin={siteOrigin} />,
        { api },
        item,
      ),
    );
    return api;
  };

  test('goes on by thirty, and ends', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(40));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a page that fails offers another try', async () => {
    const api = show();
    api.isOffline = true;
    await userEvent.click(screen.getByRole('button'));
    const retry = await screen.findByRole('button', { name: '加载失败，点按重试' });
    api.isOffline = false;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(40));
  });
});

describe('the player', () => {
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  test('reports what was played under the id of the item', async () => {
    const stub = stubMedia();
    const report = jest.fn();
    const { id, title } = videoItem();
    render(onPage(<ItemPlayer itemId={id} title={title} media={mediaView()} />, { report }));
    await userEvent.click(screen.getByRole('button', { name: /^播放/ }));
    await act(async () => stub.end());
    expect(report.mock.calls).toEqual([
      ['play', { ids: ['bridge1'], extras: { time: 0, duration: 222 } }],
      ['finish_play', { ids: ['bridge1'], extras: { time: 222, duration: 222 } }],
    ]);
  });
});
