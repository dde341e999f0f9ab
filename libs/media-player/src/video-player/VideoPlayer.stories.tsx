import { createSafeStorage } from '@share/environment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { controlMedia } from '../../testing/controlMedia';
import { createSilentFile } from '../../testing/createSilentFile';
import { subtitles } from '../../testing/subtitles';
import { landscape } from '@share/ui/testing';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer';

const media = { src: '', isHls: false, duration: 222, poster: { src: landscape } };

const PlayerOfSilentFile = ({ media: given, ...props }: VideoPlayerProps) => {
  const [src] = useState(createSilentFile);
  return <VideoPlayer {...props} media={{ ...given, src }} />;
};

/** Taps the large button of a video that the story controls. */
const playIn = async (canvasElement: HTMLElement) => {
  const element = canvasElement.querySelector('video');
  if (!element) throw new Error('The player has no video.');
  const video = controlMedia(element);
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^播放/ }));
  video.loaded(222);
  video.at(84);
  return video;
};

const meta = {
  title: 'VideoPlayer',
  component: VideoPlayer,
  render: (args) => <PlayerOfSilentFile {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    media,
    title: '合龙：云浦大桥最后一段钢箱梁吊装全记录',
    storage: createSafeStorage(() => sessionStorage),
    isSlow: true,
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {};

export const NoPoster: Story = { args: { media: { ...media, poster: undefined } } };

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    const slider = await within(canvasElement).findByRole('slider', { name: '播放进度' });
    await expect(slider).toHaveAttribute('aria-valuetext', '1分24秒，共3分42秒');
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '89'));
  },
};

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^暂停/ }));
    await expect(within(canvasElement).getByRole('button', { name: /^播放 / })).toBeVisible();
  },
};

export const Slow: Story = {
  play: async ({ canvasElement }) => {
    const video = await playIn(canvasElement);
    video.stall();
    await expect(await within(canvasElement).findByRole('button', { name: /^加载中/ })).toBeVisible();
  },
};

export const Ended: Story = {
  play: async ({ canvasElement }) => {
    const video = await playIn(canvasElement);
    video.end();
    await expect(await within(canvasElement).findByRole('button', { name: /^重播/ })).toBeVisible();
  },
};

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const video = await playIn(canvasElement);
    video.fail();
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Muted: Story = {
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    fireEvent.keyDown(within(canvasElement).getByRole('slider'), { key: 'm' });
    await expect(await within(canvasElement).findByRole('button', { name: '打开声音' })).toBeVisible();
  },
};

/** A tap hides the controls; then a tap anywhere on the picture, also where they were, shows them. */
export const ControlsHidden: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const { element } = await playIn(canvasElement);
    await userEvent.click(element);
    const { left, bottom } = element.getBoundingClientRect();
    await waitFor(() => expect(document.elementFromPoint(left + 40, bottom - 20)).toBe(element));
  },
};

const openSubtitles = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  return within(within(canvasElement).getByRole('menu', { name: '字幕' }));
};

export const Subtitles: Story = {
  args: {
    media: { ...media, subtitles },
  },
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    const menu = await openSubtitles(canvasElement, '字幕 中文');
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'English' }));
    await expect(within(canvasElement).getByRole('button', { name: '字幕 English' })).toHaveFocus();
  },
};

export const SubtitleMenu: Story = {
  ...Subtitles,
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    await openSubtitles(canvasElement, '字幕 中文');
  },
};

export const SubtitleMenuLargestText: Story = {
  ...SubtitleMenu,
  globals: { size: 'max', viewport: { value: 'narrow', isRotated: false } },
};

export const Upright: Story = { args: { media: { ...media, width: 720, height: 1280 } } };

export const Square: Story = { args: { media: { ...media, width: 720, height: 720 } } };

export const Live: Story = {
  args: { media: { ...media, isLive: true } },
  play: async ({ canvasElement }) => void (await playIn(canvasElement)),
};

/** All controls on a phone of 320 px: they wrap, nothing scrolls sideways. */
export const Narrow: Story = {
  ...Subtitles,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargestText: Story = { ...Narrow, globals: { ...Narrow.globals, size: 'max' } };
