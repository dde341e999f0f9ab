import { createPageActions, TestPage } from '@share/islands/testing';
import { openImageViewer } from '@share/ui/viewer';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLiveServices } from '../../testing/createLiveServices';
import { EntryPictures } from './EntryPictures';

jest.mock('@share/ui/viewer', () => ({ openImageViewer: jest.fn() }));

const openViewer = jest.mocked(openImageViewer);
const pictures = ['/media/a.svg', '/media/b.svg'].map((src) => ({ src, width: 750, height: 500 }));

test('a picture opens with the others, described by the text of the entry, and can be shared; a viewer that cannot be loaded says so', async () => {
  const page = createPageActions({ toast: jest.fn(), share: jest.fn() });
  render(
    <TestPage services={createLiveServices({ page })}>
      <EntryPictures pictures={pictures} text="梁段起吊" />
    </TestPage>,
  );
  const second = screen.getByRole('link', { name: '查看大图 2' });
  await userEvent.click(second);
  await waitFor(() => expect(openViewer).toHaveBeenCalledTimes(1));
  const shown = openViewer.mock.calls[0]?.[0];
  expect(shown).toMatchObject({ index: 1, pictures: pictures.map((one) => ({ ...one, alt: '梁段起吊' })) });
  shown?.onShare?.(1);
  expect(page.share).toHaveBeenCalled();
  openViewer.mockRejectedValueOnce(new Error('no network'));
  await userEvent.click(second);
  await waitFor(() => expect(page.toast).toHaveBeenCalledWith('大图没能打开，请稍后再试'));
});
