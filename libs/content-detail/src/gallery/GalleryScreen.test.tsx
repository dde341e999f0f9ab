import { now } from '@share/content-cards/testing';
import { createPageActions } from '@share/islands/testing';
import { followTimes } from '@share/ui';
import { openImageViewer } from '@share/ui/viewer';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { gallery } from '../../testing/galleryFixtures';
import { hydrate } from '../../testing/hydrate';
import { onPage } from '../../testing/onPage';
import type { DetailOf } from '../data/DetailView';
import { GalleryScreen } from './GalleryScreen';

jest.mock('@share/ui/viewer', () => ({ openImageViewer: jest.fn() }));

const openViewer = jest.mocked(openImageViewer);
const width = 375;

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  openViewer.mockReset().mockResolvedValue();
});
afterEach(() => jest.restoreAllMocks());

const show = (count: number, fields: Partial<DetailOf<'gallery'>> = {}) => {
  const page = createPageActions({ toast: jest.fn(), share: jest.fn() });
  render(onPage(<GalleryScreen item={gallery(count, fields)} now={now} />, { page }));
  return page;
};

const row = () => screen.getByRole('list', { name: '图片' });
const place = () => screen.getByRole('status').textContent;
const swipeTo = (index: number) => {
  row().scrollLeft = index * width;
  fireEvent.scroll(row());
};
const images = () => screen.getAllByRole('img');

test('shows its pictures with the text of the first', () => {
  show(9);
  expect(screen.getByRole('heading', { level: 1, name: '一座桥合龙的四十八小时' })).toBeInTheDocument();
  expect(place()).toBe('1 / 9');
  expect(images()).toHaveLength(9);
  expect(images()[0]).toHaveAttribute('width', '600');
  expect(screen.getByText(/^凌晨两点/)).toBeInTheDocument();
  for (const fact of ['摄影：周衡', '3小时前', '云浦影像']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
});

test('the row is what is read of a gallery, picture by picture', () => {
  show(9);
  expect(row()).toHaveAttribute('data-reading-row');
  expect(row().children).toHaveLength(9);
});

test('place and text follow the row', () => {
  show(9);
  swipeTo(1.4);
  expect(place()).toBe('2 / 9');
  expect(screen.getByText('等待的人。')).toBeInTheDocument();
  swipeTo(8);
  expect(place()).toBe('9 / 9');
});

test('a row that was scrolled before hydration keeps its position', () => {
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(3 * width);
  show(9);
  expect(place()).toBe('4 / 9');
});

test('the lead stands in for a caption that is missing', () => {
  show(1, { pictures: [{ src: '/a.jpg', alt: '', width: 3, height: 2 }] });
  expect(screen.getByText('从第一束探照灯到第一班过江的公交。')).toBeInTheDocument();
});

test('only the picture in view and its neighbours are fetched unrequested', () => {
  show(9);
  const eager = () =>
    images().flatMap((image, index) => (image.getAttribute('loading') === 'eager' ? [index] : []));
  expect(eager()).toEqual([0, 1]);
  swipeTo(4);
  expect(eager()).toEqual([3, 4, 5]);
});

test.each([
  ['{ArrowRight}', 1, 2],
  ['{ArrowLeft}', 1, 0],
  ['{ArrowLeft}', 0, 0],
  ['{ArrowRight}', 8, 8],
])('%s on picture %d leads to %d', async (key, from, to) => {
  show(9);
  swipeTo(from);
  row().focus();
  await userEvent.keyboard(key);
  expect(row().scrollLeft).toBe(to * width);
});

test('a tap enlarges the picture, and the row follows the viewer', async () => {
  const page = show(9);
  await userEvent.click(screen.getByRole('link', { name: '合龙现场 3' }));
  await waitFor(() => expect(openViewer).toHaveBeenCalledTimes(1));
  const options = openViewer.mock.calls[0]?.[0];
  expect(options?.index).toBe(2);
  expect(options?.pictures).toHaveLength(9);
  act(() => options?.onChange?.(5));
  expect(row().scrollLeft).toBe(5 * width);
  options?.onShare?.(5);
  expect(page.share).toHaveBeenCalled();
});

test('a viewer that cannot be loaded is answered', async () => {
  openViewer.mockRejectedValue(new Error('no network'));
  const page = show(2);
  await userEvent.click(screen.getByRole('link', { name: '合龙现场 1' }));
  await waitFor(() => expect(page.toast).toHaveBeenCalledWith('大图没能打开，请稍后再试'));
});

test('the picture in view can be saved', () => {
  show(3);
  swipeTo(2);
  const href = screen.getByRole('link', { name: '保存图片' }).getAttribute('href');
  expect(href).toBe(images()[2]?.getAttribute('src'));
});

test('a picture that fails leaves a placeholder with a message', () => {
  show(3);
  fireEvent.error(images()[1] as HTMLElement);
  expect(screen.getByText('图片加载失败')).toBeInTheDocument();
  expect(screen.getByText('合龙现场 2')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

describe('a picture that failed', () => {
  const fail = () => fireEvent.error(images()[1] as HTMLElement);

  test('is requested again by a tap, as often as it fails, and the focus stays in the row', async () => {
    show(3);
    fail();
    expect(images()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /点按重试.*合龙现场 2/ }));
    expect(images()).toHaveLength(3);
    expect(row()).toHaveFocus();
    fail();
    expect(screen.getByText('点按重试')).toBeVisible();
  });

  test('comes back with the network', () => {
    show(3);
    fail();
    fireEvent(window, new Event('online'));
    expect(images()).toHaveLength(3);
    expect(screen.queryByText('图片加载失败')).not.toBeInTheDocument();
  });
});

test('a text longer than its three lines opens and closes, and closes with the next picture', async () => {
  let measure = () => {};
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      measure = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100);
  show(3);
  act(() => measure());
  await userEvent.click(screen.getByRole('button', { name: '展开' }));
  expect(screen.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
  height.mockReturnValue(0);
  swipeTo(1);
  act(() => measure());
  expect(screen.queryByRole('button', { name: /展开|收起/ })).not.toBeInTheDocument();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

test('the page of the server has every picture and every text', () => {
  const html = renderToString(onPage(<GalleryScreen item={gallery(3)} now={now} />));
  expect(html.match(/<img/g)).toHaveLength(3);
  expect(html).toContain('等待的人。');
});

test('a warning stands right before the pictures, which its styles hide, and covers neither bar nor title', () => {
  show(2, { warning: '含有施工事故的画面' });
  const cover = screen.getByText('含有施工事故的画面').closest('details');
  const covered = screen.getByLabelText('图片');
  expect(cover?.nextElementSibling).toBe(covered);
  expect(covered).not.toBeVisible();
  expect(cover).not.toHaveAttribute('open');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: '保存图片' })).toBeVisible();
});

test('copyright and AI notes stand beside the facts', () => {
  show(2, { notes: ['图片由人工智能生成。'] });
  expect(screen.getByText('图片由人工智能生成。')).toBeVisible();
});

test('a picture that failed before the gallery was hydrated has its placeholder, too', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const page = onPage(<GalleryScreen item={gallery(2)} now={now} />);
  container.innerHTML = renderToString(page);
  container.querySelector('img')?.setAttribute('data-failed', '');
  render(page, { container, hydrate: true });
  expect(screen.getByText('图片加载失败')).toBeInTheDocument();
  container.remove();
});

test('hostile text stays text', () => {
  const picture = { src: '/a.jpg', alt: '"><script>alert(1)</script>', width: 3, height: 2 };
  show(1, { title: '<b>标题</b>', pictures: [{ ...picture, caption: '<img src=x onerror=alert(1)>' }] });
  expect(document.querySelector('script:not([type]), h1 b, p img')).toBeNull();
});

test('hydrates on the markup of the server', async () => {
  const page = onPage(<GalleryScreen item={gallery(3)} now={now} />);
  expect(await hydrate(page)).toEqual([]);
});

test('the time goes on while the page stays open', () => {
  show(2);
  const time = screen.getByText('3小时前');
  const later = jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
  followTimes(window);
  expect(time).toHaveTextContent('4小时前');
  later.mockRestore();
});
