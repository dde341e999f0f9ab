import { now } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgeNotice } from './AgeNotice';

const publishedAt = now / 1000 - 3 * 365 * 86_400;

const meta = {
  title: 'AgeNotice',
  component: AgeNotice,
  args: { item: { contentType: 'article', publishedAt }, now },
} satisfies Meta<typeof AgeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeYears: Story = {};

/** Items without a text have another name here. */
export const Video: Story = { args: { item: { contentType: 'video', publishedAt } } };
