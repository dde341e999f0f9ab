import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { now } from '../../testing/liveFixtures';
import { stopClocks } from '../../testing/stopClocks';
import { Countdown } from './Countdown';

const day = 24 * 3600;

/** Seconds from the moment of all stories. */
const after = (seconds: number) => now / 1000 + seconds;

const meta = {
  title: 'Countdown',
  component: Countdown,
  beforeEach: stopClocks,
  args: {
    at: after(6 * day + 10 * 3600 + 24 * 60 + 37),
    now,
    label: '距离开始还有',
    style: 'boxes',
    onEnd: fn(),
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('timer', { name: '距离开始还有' })).toHaveTextContent(
      '06天10时24分37秒',
    );
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const InOneLine: Story = { args: { style: 'line' } };

export const InOneLineDark: Story = { ...InOneLine, globals: { theme: 'dark' } };

export const LastSeconds: Story = { args: { at: after(7) } };

/** The room is announced, and stays so until it has begun. */
export const Over: Story = {
  args: { at: after(-1) },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/^即将开始$/);
    await expect(args.onEnd).toHaveBeenCalled();
  },
};

export const MoreThanAHundredDays: Story = { args: { at: after(365 * day) } };

/** The longest label, on a phone of 320 px. */
export const LongText: Story = {
  args: { label: '距离启动仪式正式开始还有的时间', at: after(365 * day + 23 * 3600) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargestText: Story = { ...LongText, globals: { ...LongText.globals, size: 'max' } };

export const InOneLineLargestText: Story = {
  ...LargestText,
  args: { ...LongText.args, style: 'line' },
};
