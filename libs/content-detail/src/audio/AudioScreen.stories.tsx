import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { audioItem, longAlbumFields } from '../../testing/audioFixtures';
import { silence } from '@share/media-player/testing';
import { ByLine } from '@share/content-cards';
import { withDetailPage } from '../../testing/onPage';
import { AudioScreen } from './AudioScreen';
import { now } from '@share/content-cards/testing';

const item = audioItem({ media: { src: silence, isHls: false, duration: 60, subtitles: [] } });
const { account, publishedAt } = item;

const meta = {
  title: 'AudioScreen',
  component: AudioScreen,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen' },
  args: {
    item,
    now,
    byLine: <ByLine item={{ ...(account && { account }), ...(publishedAt && { publishedAt }) }} now={now} />,
  },
} satisfies Meta<typeof AudioScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Playing: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '播放' }));
    await expect(await canvas.findByRole('button', { name: '暂停' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    item: audioItem({ media: { src: '/media/clip/missing.mp3', isHls: false, duration: 60, subtitles: [] } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '播放' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没能播放');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const TimesInTheNotes: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '从 00:00 播放' }));
    await expect(await canvas.findByRole('button', { name: '暂停' })).toBeVisible();
  },
};

export const NoCover: Story = { args: { item: { ...item, cover: undefined } } };

const old = { ...item, publishedAt: now / 1000 - 3 * 365 * 86_400 };

export const Old: Story = { args: { item: old, byLine: <ByLine item={old} now={now} /> } };

export const WarningAndAi: Story = {
  args: { item: { ...item, warning: '含有事故现场的声音', isAiMade: true } },
};

export const LongText: Story = {
  args: { item: { ...item, ...longAlbumFields } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Elder: Story = { globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  ...LongText,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The title stands below the cover, as wide as the page, where a column beside it would break its words. */
const belowTheCover: Story['play'] = async ({ canvasElement }) => {
  const title = within(canvasElement).getByRole('heading', { level: 1 });
  const cover = canvasElement.querySelector('header img')!;
  await expect(title.getBoundingClientRect().top).toBeGreaterThan(cover.getBoundingClientRect().bottom);
};

export const NarrowTitle: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: belowTheCover,
};

export const ElderTitle: Story = { globals: { size: 'elder' }, play: belowTheCover };
