import { createSafeStorage } from '@share/environment';
import type { SafeHtml } from '@share/safety';
import { SafeMarkup } from '@share/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlMedia } from '../../testing/controlMedia';
import { createSilentFile } from '../../testing/createSilentFile';
import { endTwice } from '../../testing/endTwice';
import { noCodec } from '../../testing/noCodec';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer';

const track = { id: 'rain1', title: '为什么我们爱听雨', src: '', duration: 1684 };

const notes = '<p>00:00 开场：屋檐<br>02:10 骑楼下的雨<br>15:30 江面</p>' as SafeHtml;

const PlayerWithNotes = ({ track: given, notesId, ...props }: AudioPlayerProps) => {
  const [src] = useState(createSilentFile);
  return (
    <>
      <AudioPlayer {...props} track={{ ...given, src }} notesId={notesId} />
      <div id={notesId} style={{ padding: '12px 16px' }}>
        <SafeMarkup html={notes} />
      </div>
    </>
  );
};

const controlAudio = (canvasElement: HTMLElement) => controlMedia(canvasElement.querySelector('audio')!);

/** Taps the large button of a recording of 28:04, which plays to 07:01. */
const playIn = async (canvasElement: HTMLElement) => {
  const audio = controlAudio(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '播放' }));
  audio.loaded(1684);
  audio.at(421);
  return audio;
};

const meta = {
  title: 'AudioPlayer',
  component: AudioPlayer,
  render: (args) => <PlayerWithNotes {...args} />,
  parameters: { layout: 'fullscreen' },
  args: { track, storage: createSafeStorage(() => sessionStorage), notesId: 'notes' },
} satisfies Meta<typeof AudioPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Shows where it was left. */
export const ListenedBeforeReady: Story = {
  tags: ['no-picture'],
  beforeEach: () => sessionStorage.setItem('media_positions', JSON.stringify([[track.id, 1044, 0.62]])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '继续播放' })).toBeVisible();
    await expect(canvas.getByText('17:24')).toBeVisible();
  },
};

/** It goes on there. */
export const ListenedBefore: Story = {
  beforeEach: ListenedBeforeReady.beforeEach!,
  play: async ({ canvasElement }) => {
    const audio = controlAudio(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '继续播放' }));
    audio.loaded(1684);
    await expect(await within(canvasElement).findByText('17:24')).toBeVisible();
  },
};

/** The words in the large button take no more room than its icon. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const audio = await playIn(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: '暂停' });
    const before = button.getBoundingClientRect();
    audio.stall();
    await waitFor(() => expect(button).toHaveAccessibleName('加载中'));
    await expect(within(button).getByText('加载中')).toBeVisible();
    await expect(button.getBoundingClientRect()).toEqual(before);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const LoadingLargestText: Story = {
  ...Loading,
  tags: ['no-picture'],
  globals: { size: 'max', viewport: { value: 'narrow', isRotated: false } },
};

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('07:01')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '前进15秒' }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '7分16秒，共28分4秒');
  },
};

export const PlayingDark: Story = { ...Playing, globals: { theme: 'dark' } };

export const Faster: Story = {
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '播放速度 1 倍' }));
    await expect(await canvas.findByRole('button', { name: '播放速度 1.25 倍' })).toBeVisible();
  },
};

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    await expect(canvas.getByRole('button', { name: '播放' })).toBeVisible();
  },
};

export const Ended: Story = {
  play: async ({ canvasElement }) => {
    const audio = await playIn(canvasElement);
    audio.end();
    await waitFor(() => expect(within(canvasElement).getAllByText('28:04')).toHaveLength(2));
  },
};

export const FromTheNotes: Story = {
  play: async ({ canvasElement }) => {
    controlAudio(canvasElement).loaded(1684);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '从 02:10 播放' }));
    await expect(await canvas.findByRole('button', { name: '暂停' })).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '130');
  },
};

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const audio = await playIn(canvasElement);
    audio.fail();
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没能播放，请检查网络后重试');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };

export const Unsupported: Story = {
  play: async ({ canvasElement }) => {
    const audio = await playIn(canvasElement);
    audio.fail(4, noCodec);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      '当前浏览器不支持此音频的格式',
    );
  },
};

/** A second try that ended at the same place goes on behind it. */
export const PartSkipped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const audio = await playIn(canvasElement);
    await endTwice(audio, canvasElement, 1684);
    await expect(await canvas.findByRole('status')).toHaveTextContent('有一小段无法播放，已跳过');
  },
};

export const UnknownLength: Story = { args: { track: { ...track, duration: undefined } } };

/** The longest texts it can have: times of several hours, and a failure between them. */
export const LongText: Story = {
  args: { track: { ...track, duration: 45_296 } },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const audio = controlAudio(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '播放' }));
    audio.loaded(45_296);
    audio.at(40_271);
    audio.fail();
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(within(canvasElement).getByText('11:11:11')).toBeVisible();
  },
};

export const LargestText: Story = { ...LongText, globals: { ...LongText.globals, size: 'max' } };
