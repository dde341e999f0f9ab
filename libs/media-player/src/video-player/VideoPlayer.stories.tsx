import { createSafeStorage } from '@share/environment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlMedia } from '../../testing/controlMedia';
import { createSilentFile } from '../../testing/createSilentFile';
import { endTwice } from '../../testing/endTwice';
import { hurryTimer } from '../../testing/hurryTimer';
import { noCodec } from '../../testing/noCodec';
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

/** A browser that lacks the format: another try would not help. */
export const Unsupported: Story = {
  args: { onOfferApp: fn() },
  play: async ({ canvasElement, args }) => {
    const video = await playIn(canvasElement);
    video.fail(4, noCodec);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('当前浏览器不支持此视频的格式');
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '打开App观看' }));
    await expect(args.onOfferApp).toHaveBeenCalled();
  },
};

/** A preview offers no app. */
export const UnsupportedWithoutApp: Story = {
  play: async ({ canvasElement }) => {
    const video = await playIn(canvasElement);
    video.fail(4, noCodec);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('请换一个浏览器打开');
  },
};

export const Reconnecting: Story = {
  play: async ({ canvasElement }) => {
    const video = await playIn(canvasElement);
    video.element.play = () => Promise.resolve();
    hurryTimer(8000);
    video.stall();
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      '网络不稳定，正在重新加载',
    );
  },
};

/** A second try that ended at the same place goes on behind it. */
export const PartSkipped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const video = await playIn(canvasElement);
    await endTwice(video, canvasElement, 222);
    await expect(await canvas.findByRole('status')).toHaveTextContent('有一小段无法播放，已跳过');
    await expect(video.element.currentTime).toBe(88);
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

export const LiveReconnecting: Story = {
  ...Live,
  play: async ({ canvasElement }) => {
    const video = await playIn(canvasElement);
    hurryTimer(8000);
    video.stall();
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      '直播画面中断，正在重新连接',
    );
  },
};

/** It plays again by itself, and says nothing any more. */
export const LiveBackAgain: Story = {
  ...LiveReconnecting,
  tags: ['no-picture'],
  play: async (context) => {
    await LiveReconnecting.play?.(context);
    const canvas = within(context.canvasElement);
    fireEvent(context.canvasElement.querySelector('video')!, new Event('playing'));
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^暂停/ })).toBeVisible();
  },
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

export const UnsupportedLargestText: Story = {
  ...Unsupported,
  globals: LargestText.globals!,
};
