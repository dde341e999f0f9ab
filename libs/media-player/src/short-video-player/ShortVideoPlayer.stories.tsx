import { createSafeStorage } from '@share/environment';
import { landscape } from '@share/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { controlMedia } from '../../testing/controlMedia';
import { createSilentFile } from '../../testing/createSilentFile';
import { hurryTimer } from '../../testing/hurryTimer';
import { noCodec } from '../../testing/noCodec';
import { subtitles } from '../../testing/subtitles';
import { ShortVideoPlayer, type ShortVideoPlayerProps } from './ShortVideoPlayer';

const media = {
  src: '',
  isHls: false,
  duration: 43,
  width: 720,
  height: 1280,
  poster: { src: landscape },
};

const PlayerOfSilentFile = ({ media: given, ...props }: ShortVideoPlayerProps) => {
  const [src] = useState(createSilentFile);
  return <ShortVideoPlayer {...props} media={{ ...given, src }} />;
};

const controlVideo = (canvasElement: HTMLElement) => controlMedia(canvasElement.querySelector('video')!);

const tap = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^播放/ }));

/** Taps a video of 00:43, which plays to 00:12. */
const playIn = async (canvasElement: HTMLElement) => {
  const video = controlVideo(canvasElement);
  await tap(canvasElement);
  video.loaded(43);
  video.at(12);
  await expect(await within(canvasElement).findByText('00:12 / 00:43')).toBeVisible();
  return video;
};

/** Whether the visitor prefers reduced motion: then no video starts by itself. */
const preferring = (isReduced: boolean) => () => {
  const media = spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: isReduced && query.includes('reduced-motion') }) as MediaQueryList,
  );
  return () => media.mockRestore();
};

/** As the screen of a short video: dark, and darker where something is written on the picture. */
const stage = { position: 'relative', height: '100vh', overflow: 'hidden', background: '#0e0e10' } as const;
const shade = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  background:
    'linear-gradient(rgba(14,14,16,.7), transparent 120px, transparent calc(100% - 320px), rgba(14,14,16,.82))',
  pointerEvents: 'none',
} as const;

const meta = {
  title: 'ShortVideoPlayer',
  component: ShortVideoPlayer,
  render: (args) => <PlayerOfSilentFile {...args} />,
  parameters: { layout: 'fullscreen' },
  beforeEach: preferring(true),
  decorators: [
    (Story) => (
      <div data-ground="dark" style={stage}>
        <div style={shade} />
        <Story />
      </div>
    ),
  ],
  args: {
    title: '撑船四十年的老郑，带我们看退塘后的第一个清晨。',
    media,
    storage: createSafeStorage(() => sessionStorage),
    nextHref: '#next',
    onOfferApp: fn(),
  },
} satisfies Meta<typeof ShortVideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithoutPoster: Story = { args: { media: { ...media, poster: undefined } } };

/** Not upright: the whole picture is shown, with nothing above and below it. */
export const Wide: Story = { args: { media: { ...media, width: 1280, height: 720 } } };

export const LastOne: Story = { args: { nextHref: undefined } };

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const video = await playIn(canvasElement);
    video.stall();
    await expect(await within(canvasElement).findByRole('button', { name: /^加载中/ })).toBeVisible();
  },
};

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: /^暂停/ })).toBeVisible();
  },
};

/** The browser starts nothing: the story sends the events. */
const startNothing = () => {
  const play = spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(new Promise(() => undefined));
  return () => play.mockRestore();
};

/** It has started by itself, without sound. */
export const StartedMuted: Story = {
  beforeEach: [preferring(false), startNothing],
  play: async ({ canvasElement }) => {
    const video = controlVideo(canvasElement);
    await video.element.play();
    video.loaded(43);
    video.at(12);
    await expect(await within(canvasElement).findByRole('button', { name: '打开声音' })).toBeVisible();
    await expect(video.element.muted).toBe(true);
  },
};

/** The first are on from the start; their text stands above the screen's text on the picture. */
export const Subtitles: Story = {
  args: { media: { ...media, subtitles } },
  play: async ({ canvasElement }) => {
    const { element } = await playIn(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: '字幕 中文' })).toBeVisible();
    await waitFor(() => expect(element.textTracks[0]?.cues?.[0]).toHaveProperty('line', 5));
  },
};

export const SubtitlesLargestText: Story = {
  ...Subtitles,
  globals: { size: 'max', viewport: { value: 'narrow', isRotated: false } },
  play: async (context) => {
    await Subtitles.play?.(context);
    const { canvasElement } = context;
    const button = within(canvasElement).getByRole('button', { name: '字幕 中文' }).getBoundingClientRect();
    await expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
    await expect(button.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SubtitleMenu: Story = {
  ...Subtitles,
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '字幕 中文' }));
    await expect(canvas.getByRole('menuitemradio', { name: '中文' })).toHaveFocus();
  },
};

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    await playIn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^暂停/ }));
    await expect(within(canvasElement).getByRole('button', { name: /^播放/ })).toBeVisible();
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
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('视频暂时无法播放');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** A browser that cannot decode the picture, as some cannot with H.265. */
export const WithoutPicture: Story = {
  // The player looks after three seconds whether there is a picture.
  beforeEach: () => hurryTimer(3000),
  play: async ({ canvasElement, args }) => {
    controlVideo(canvasElement).setPicture(0);
    await tap(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('此浏览器无法显示画面，只能听到声音');
    await userEvent.click(canvas.getByRole('button', { name: '打开App观看' }));
    await expect(args.onOfferApp).toHaveBeenCalled();
  },
};

/** A browser that can decode neither picture nor sound: another try would not help. */
export const Unsupported: Story = {
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

/** A preview offers no app. */
export const WithoutPictureOrApp: Story = {
  ...WithoutPicture,
  args: { onOfferApp: undefined },
  play: async ({ canvasElement }) => {
    controlVideo(canvasElement).setPicture(0);
    await tap(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '打开App观看' })).toBeNull();
  },
};

export const Warned: Story = { args: { warning: '视频含有事故现场画面，可能引起不适' } };

/** After the warning is dismissed the sound plays at once. */
export const WarningAccepted: Story = {
  ...Warned,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const video = controlVideo(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '继续观看' }));
    await expect(canvas.queryByText(/^视频含有/)).toBeNull();
    await expect(video.element.muted).toBe(false);
  },
};

/** The warning is the only text of any length that it shows. */
export const LongText: Story = {
  args: { warning: '视频含有事故现场画面，可能引起不适，不适合未成年人观看。'.repeat(3) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargestText: Story = { ...LongText, globals: { ...LongText.globals, size: 'max' } };

export const UnsupportedLargestText: Story = { ...Unsupported, globals: LargestText.globals };

export const FailedLargestText: Story = { ...Failed, globals: LargestText.globals };
