import { createSafeStorage } from '@share/environment';
import { Button } from '@share/ui';
import { landscape } from '@share/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controlMedia } from '../../testing/controlMedia';
import { createSilentFile } from '../../testing/createSilentFile';
import { noCodec } from '../../testing/noCodec';
import { AudioElement } from '../audio-queue/AudioElement';
import { useAudioQueue } from '../audio-queue/useAudioQueue';
import { MiniPlayer } from './MiniPlayer';

interface QueueProps extends Omit<ComponentProps<typeof MiniPlayer>, 'queue'> {
  /** Tracks that play one after the other. */
  titles: string[];
}

/** A list of recordings with a button that begins it, as an album has. */
const QueueWithPlayer = ({ titles, ...props }: QueueProps) => {
  const [storage] = useState(() => createSafeStorage(() => sessionStorage));
  const [tracks] = useState(() =>
    titles.map((title, index) => ({ id: `ep-${index}`, title, src: createSilentFile(), duration: 1684 })),
  );
  const queue = useAudioQueue({ tracks, storage });
  return (
    <div style={{ minHeight: 240 }}>
      <AudioElement queue={queue} />
      <Button variant="fill" onClick={() => queue.play(tracks[0]?.id)}>
        听全部节目
      </Button>
      <MiniPlayer queue={queue} {...props} />
    </div>
  );
};

/** Begins the list; its first recording plays to 07:01 of 28:04. */
const playIn = async (canvasElement: HTMLElement) => {
  const audio = controlMedia(canvasElement.querySelector('audio')!);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '听全部节目' }));
  audio.loaded(1684);
  audio.at(421);
  const player = within(await within(canvasElement).findByRole('region', { name: '正在播放' }));
  await expect(await player.findByText('07:01 / 28:04')).toBeVisible();
  return { audio, player };
};

const meta = {
  title: 'MiniPlayer',
  component: QueueWithPlayer,
  parameters: { docs: { story: { height: '320px' } } },
  args: { titles: ['为什么我们爱听雨', '最后一班渡轮'], artwork: landscape, onList: fn() },
} satisfies Meta<typeof QueueWithPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is nothing at the bottom before something has been played. */
export const NothingPlayed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const Playing: Story = {
  play: async ({ canvasElement, args }) => {
    const { player } = await playIn(canvasElement);
    await userEvent.click(player.getByRole('button', { name: '节目列表' }));
    await expect(args.onList).toHaveBeenCalled();
    await expect(player.getByRole('button', { name: '暂停' })).toBeVisible();
  },
};

export const PlayingDark: Story = { ...Playing, globals: { theme: 'dark' } };

export const Faster: Story = {
  play: async ({ canvasElement }) => {
    const { player } = await playIn(canvasElement);
    await userEvent.click(player.getByRole('button', { name: '播放速度 1 倍' }));
    await expect(player.getByRole('button', { name: '播放速度 1.25 倍' })).toHaveTextContent('1.25×');
  },
};

/** The words in the button take no more room than its icon. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const { audio, player } = await playIn(canvasElement);
    const button = player.getByRole('button', { name: '暂停' });
    const before = button.getBoundingClientRect();
    audio.stall();
    await waitFor(() => expect(button).toHaveAccessibleName('加载中'));
    await expect(within(button).getByText('加载中')).toBeVisible();
    await expect(button.getBoundingClientRect()).toEqual(before);
  },
};

export const LoadingLargestText: Story = {
  ...Loading,
  tags: ['no-picture'],
  globals: { size: 'max', viewport: { value: 'narrow', isRotated: false } },
};

export const LoadingElder: Story = { ...Loading, tags: ['no-picture'], globals: { size: 'elder' } };

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const { player } = await playIn(canvasElement);
    await userEvent.click(player.getByRole('button', { name: '暂停' }));
    await expect(player.getByRole('button', { name: '播放' })).toBeVisible();
  },
};

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const { audio, player } = await playIn(canvasElement);
    audio.fail();
    await expect(await player.findByRole('alert')).toHaveTextContent('没能播放，请检查网络');
    await expect(player.getByRole('button', { name: '下一期' })).toBeVisible();
  },
};

export const Unsupported: Story = {
  play: async ({ canvasElement }) => {
    const { audio, player } = await playIn(canvasElement);
    audio.fail(4, noCodec);
    await expect(await player.findByRole('alert')).toHaveTextContent('当前浏览器不支持此格式');
  },
};

export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };

export const NextAfterAFailure: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await Failed.play?.(context);
    const player = within(within(context.canvasElement).getByRole('region', { name: '正在播放' }));
    await userEvent.click(player.getByRole('button', { name: '下一期' }));
    await expect(await player.findByText('最后一班渡轮')).toBeVisible();
    await expect(player.queryByRole('alert')).toBeNull();
  },
};

export const WithoutArtwork: Story = { ...Playing, args: { artwork: undefined } };

/** The title ends with dots. */
export const LongText: Story = {
  args: { titles: ['一档关于城市声音的节目，名字长到一行放不下，两行也放不下，还要继续写下去'] },
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** All controls are inside and as large as a finger, also with the longest speed. */
const checkControls = async (canvasElement: HTMLElement) => {
  const { player } = await playIn(canvasElement);
  await userEvent.click(player.getByRole('button', { name: '播放速度 1 倍' }));
  await expect(player.getByText('1.25×')).toBeVisible();
  for (const button of player.getAllByRole('button')) {
    const { left, right, width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  }
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  return player;
};

/** From 390 px on there is room for the next recording. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { docs: { canvas: { className: 'desktop' } } },
  play: async ({ canvasElement }) => {
    const { player } = await playIn(canvasElement);
    await userEvent.click(player.getByRole('button', { name: '下一期' }));
    await expect(await player.findByText('最后一班渡轮')).toBeVisible();
  },
};

/** The smallest phone has room for neither the picture nor the next recording. */
export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const player = await checkControls(canvasElement);
    await expect(player.queryByRole('button', { name: '下一期' })).toBeNull();
  },
};

/** The controls have a row of their own, with room for the next recording. */
export const LargestText: Story = {
  args: { titles: [...(LongText.args?.titles ?? []), '最后一班渡轮'] },
  globals: { size: 'max', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const player = await checkControls(canvasElement);
    await expect(player.getByRole('button', { name: '下一期' })).toHaveAttribute('aria-disabled', 'false');
  },
};

export const Elder: Story = { ...LargestText, globals: { size: 'elder' } };

/** After the last one there is none to go on to. */
export const LastOne: Story = {
  ...LargestText,
  args: { titles: ['最后一班渡轮'] },
  play: async ({ canvasElement }) => {
    const { player } = await playIn(canvasElement);
    const next = player.getByRole('button', { name: '下一期' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The message has as many lines as it needs, and another try stays as large as a finger. */
export const FailedLargestText: Story = {
  ...LargestText,
  play: async ({ canvasElement }) => {
    const { audio, player } = await playIn(canvasElement);
    audio.fail();
    const message = await player.findByRole('alert');
    await expect(message).toBeVisible();
    await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth);
    await expect(message.scrollHeight).toBeLessThanOrEqual(message.clientHeight);
    const retry = player.getByRole('button', { name: '重试' }).getBoundingClientRect();
    await expect(Math.min(retry.width, retry.height)).toBeGreaterThanOrEqual(44);
    await expect(retry.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
