import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { testPictures } from '../../testing/testPictures';
import { type ImageViewerOptions, openImageViewer } from './openImageViewer';

const pictures = [
  { src: '/a.jpg', width: 1200, height: 800, alt: '白鹭', caption: '清晨的南岸湿地。摄影：周衡' },
  { src: '/b.jpg', width: 800, height: 1200, alt: '末班渡轮' },
  { src: '/c.jpg', alt: '<b>灯塔</b>', caption: '<i>夜</i>' },
];

const open = async (options: Partial<ImageViewerOptions> = {}): Promise<HTMLElement> => {
  await act(() => openImageViewer({ pictures, ...options }));
  return screen.getByRole('dialog', { name: '看图' });
};

const shown = () => document.querySelectorAll<HTMLImageElement>('.pswp__item[aria-hidden="false"] img');

beforeAll(() => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(375);
  // jsdom runs no transitions; with reduced motion the viewer has none.
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduce'),
  })) as typeof window.matchMedia;
});

afterEach(async () => {
  const close = screen.queryByRole('button', { name: '关闭' });
  if (close) fireEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('shows the requested picture as a real image, with its alternative text and its position', async () => {
  await open({ index: 1 });
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  await waitFor(() => expect(shown()[0]).toHaveAttribute('src', '/b.jpg'));
  expect(shown()[0]).toHaveAttribute('alt', '末班渡轮');
  expect(screen.getByRole('link', { name: '保存图片' })).toHaveAttribute('href', '/b.jpg');
});

test('moves from one picture to the next and calls onChange', async () => {
  const onChange = jest.fn();
  await open({ onChange });
  expect(screen.getByText('清晨的南岸湿地。摄影：周衡')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '上一张' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '下一张' }));
  await screen.findByText('2 / 3');
  fireEvent.click(screen.getByRole('button', { name: '下一张' }));
  await screen.findByText('3 / 3');
  expect(screen.queryByRole('button', { name: '下一张' })).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([[1], [2]]);
});

test('captions and alternative texts are never markup', async () => {
  await open({ index: 2 });
  expect(screen.getByText('<i>夜</i>')).toBeInTheDocument();
  await waitFor(() => expect(shown()[0]).toHaveAttribute('alt', '<b>灯塔</b>'));
});

test('an index out of range shows the first picture', async () => {
  await open({ index: 7 });
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
});

test.each([
  ['关闭', () => fireEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
])('%s closes it, restores the focus and calls onClose', async (_name, close) => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const onClose = jest.fn();
  expect(await open({ onClose })).toContainElement(document.activeElement as HTMLElement);
  close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  opener.remove();
});

test('a second viewer does not open over the first', async () => {
  await open();
  await open({ index: 1 });
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
});

test('nothing opens without pictures', async () => {
  await act(() => openImageViewer({ pictures: [] }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('offers only the allowed actions', async () => {
  const onShare = jest.fn();
  await open({ index: 1, canSave: false, onShare });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '分享' }));
  expect(onShare).toHaveBeenCalledWith(1);
});

test('a picture comes as large as it is shown, in full size where it is enlarged', async () => {
  await open({ service: testPictures });
  await waitFor(() => expect(shown()[0]).toHaveAttribute('srcset'));
  expect(shown()[0]?.srcset).toBe(
    '/a.jpg?w=640 640w,/a.jpg?w=750 750w,/a.jpg?w=828 828w,/a.jpg?w=1080 1080w,/a.jpg?w=1200 1200w',
  );
  expect(screen.getByRole('link', { name: '保存图片' })).toHaveAttribute('href', '/a.jpg');
});

test('a service that fails is passed over', async () => {
  await open({ service: testPictures });
  await waitFor(() => expect(shown()[0]).toHaveAttribute('srcset'));
  const image = shown()[0]!;
  fireEvent.error(image);
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveAttribute('src', '/a.jpg');
  expect(screen.queryByText('图片加载失败')).not.toBeInTheDocument();
});
