import { now } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgeNotice } from './AgeNotice';

const meta = {
  title: 'AgeNotice',
  component: AgeNotice,
  args: { publishedAt: now / 1000 - 3 * 365 * 86_400, now },
} satisfies Meta<typeof AgeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeYears: Story = {};
