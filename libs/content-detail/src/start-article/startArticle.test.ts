import { createSafeStorage } from '@share/environment';
import { testPictures } from '@share/ui/testing';
import { openImageViewer } from '@share/ui/viewer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startArticle } from './startArticle';

jest.mock('@share/ui/viewer', () => ({ openImageViewer: jest.fn() }));

const open = jest.mocked(openImageViewer);
/** Until imported code is there. */
const flushTasks = () => new Promise((resolve) => setTimeout(resolve, 50));

const storage = createSafeStorage(() => window.localStorage);
const toast = jest.fn();

const start = (savesPosition: boolean, further = '') => {
  const progress = savesPosition ? '<div data-reading-progress></div>' : '';
  document.body.innerHTML = `${progress}<main><article><div data-article-body><img src="/1.svg" alt="白鹭">${further}</div></article></main>`;
  const article = document.querySelector('article') as Element;
  jest.spyOn(article, 'scrollHeight', 'get').mockReturnValue(9000);
  startArticle({
    document,
    contentId: 'wetland1',
    storage,
    toast,
    loadPictures: async () => testPictures,
  });
};

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = jest.fn();
  storage.setJson('share:reading-positions', [{ id: 'wetland1', part: 0.5, at: Date.now() }]);
});

test('its pictures open in the viewer', async () => {
  start(false);
  await userEvent.click(screen.getByRole('button', { name: '查看大图：白鹭' }));
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith(expect.objectContaining({ index: 0, service: testPictures })),
  );
  expect(toast).not.toHaveBeenCalled();
});

test('a viewer that cannot be loaded is reported to the visitor', async () => {
  open.mockRejectedValueOnce(new Error('offline'));
  start(false);
  await userEvent.click(screen.getByRole('button', { name: '查看大图：白鹭' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('大图没能打开，请稍后再试'));
});

test.each([
  [true, 1],
  [false, 0],
])('savesPosition=%s: the visitor is taken back %d times', async (savesPosition, times) => {
  start(savesPosition);
  await flushTasks();
  expect(window.scrollTo).toHaveBeenCalledTimes(times);
});

test('on a first visit the position is saved from the first scroll on', async () => {
  storage.remove('share:reading-positions');
  const listen = jest.spyOn(document, 'addEventListener');
  start(true);
  await flushTasks();
  expect(listen).not.toHaveBeenCalledWith('visibilitychange', expect.anything());
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(listen).toHaveBeenCalledWith('visibilitychange', expect.anything()));
});

test('pictures without a size get their own, and players open in their place', async () => {
  start(
    false,
    '<img src="/2.svg" alt="" data-unsized=""><a href="https://player.example/" data-embed="">视频</a>',
  );
  const image = document.querySelector('[data-unsized]') as HTMLImageElement;
  Object.defineProperties(image, { naturalWidth: { value: 750 }, naturalHeight: { value: 3000 } });
  await userEvent.click(await screen.findByRole('button', { name: '视频' }));
  expect(document.querySelector('iframe')?.src).toBe('https://player.example/');
  image.dispatchEvent(new Event('load'));
  expect(image.getAttribute('height')).toBe('3000');
});
