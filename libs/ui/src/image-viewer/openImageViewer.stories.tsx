import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { drawingOf } from '../../testing/drawingOf';
import { landscape } from '../../testing/landscape';
import { Button } from '../button/Button';
import { type ImageViewerOptions, openImageViewer } from './openImageViewer';

const size = { src: landscape, width: 600, height: 400 };

/** A page with a picture; leaving the story closes the viewer. */
const ViewerOnTap = (options: ImageViewerOptions) => {
  useEffect(
    () => () => document.querySelector<HTMLButtonElement>('#image-viewer button[aria-label="关闭"]')?.click(),
    [],
  );
  return (
    <Button variant="ghost" onClick={() => void openImageViewer(options)}>
      看大图
    </Button>
  );
};

const open: NonNullable<Story['play']> = async () => {
  await userEvent.click(screen.getByRole('button', { name: '看大图' }));
  await screen.findByRole('dialog', { name: '看图' });
};

/**
 * Pictures over the whole screen, opened by a call and not as an element. Use it after a tap on a picture of an item.
 *
 * Not for pictures of content of the platform: that is `openPictures` of `@share/content-cards`, which can share them too. Not for other
 * content over the page: that is `Dialog` or `Sheet`.
 */
const meta = {
  title: 'ImageViewer',
  component: ViewerOnTap,
  args: {
    pictures: [
      { ...size, alt: '白鹭在浅滩觅食', caption: '清晨的南岸湿地，越冬的白鹭在浅滩觅食。摄影：周衡' },
      { ...size, alt: '末班渡轮' },
      { src: landscape, alt: '没有尺寸的图片', caption: '夜航云浦：跟着末班渡轮看灯火。'.repeat(12) },
    ],
    onShare: () => undefined,
  },
  play: open,
} satisfies Meta<typeof ViewerOnTap>;

export default meta;
type Story = StoryObj<typeof ViewerOnTap>;

export const Opened: Story = {};

/** As wide as the screen, from its top. */
export const VeryLong: Story = {
  args: { pictures: [{ src: drawingOf(750, 12000), width: 750, height: 12000, alt: '长图' }] },
};

export const Panorama: Story = {
  args: { pictures: [{ src: drawingOf(10000, 1000), width: 10000, height: 1000, alt: '全景' }] },
};

export const UnknownSize: Story = {
  args: { pictures: [{ src: drawingOf(600, 900), alt: '没有尺寸的图片' }] },
};

export const LongCaption: Story = { args: { index: 2 } };

export const OnlyLooking: Story = { args: { index: 1, canSave: false, onShare: undefined } };

export const Failed: Story = {
  args: { pictures: [{ src: 'data:image/png;base64,', width: 600, height: 400, alt: '' }] },
};

export const Elder: Story = { globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };

export const TurnAndLeave: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: '下一张' }));
    await screen.findByText('2 / 3');
    await expect(screen.getByRole('dialog').matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: '看大图' })).toHaveFocus();
  },
};
