import { testPictures } from '@share/ui/testing';
import { openImageViewer } from '@share/ui/viewer';
import { openPictures } from './openPictures';

jest.mock('@share/ui/viewer', () => ({ openImageViewer: jest.fn() }));

const open = jest.mocked(openImageViewer);
const toast = jest.fn();
const shown = {
  pictures: [{ src: '/media/a.svg', alt: '白鹭' }],
  service: testPictures,
  index: 0,
  onClose: jest.fn(),
};

beforeEach(() => jest.clearAllMocks());

test('the viewer offers 分享 where the page can share', async () => {
  const share = jest.fn();
  await openPictures({ toast, share }, shown);
  expect(open).toHaveBeenCalledWith({ ...shown, onShare: share });
  expect(toast).not.toHaveBeenCalled();
});

test('where the page cannot share there is no 分享', async () => {
  await openPictures({ toast }, shown);
  expect(open).toHaveBeenCalledWith(shown);
});

test('a viewer that cannot be loaded is reported to the visitor', async () => {
  open.mockRejectedValueOnce(new Error('offline'));
  await openPictures({ toast }, shown);
  expect(toast).toHaveBeenCalledWith('大图没能打开，请稍后再试');
});
