import { now } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reportView } from '../../testing/onCluePage';
import { ReportCard } from './ReportCard';

const card = reportView();

const meta = {
  title: 'ReportCard',
  component: ReportCard,
  args: { card, now },
} satisfies Meta<typeof ReportCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePictures: Story = {};

export const OnePicture: Story = { args: { card: { ...card, pictures: card.pictures.slice(0, 1) } } };

export const TextOnly: Story = {
  args: { card: { ...card, pictures: [], status: { text: '办理中', isDone: false } } },
};

export const TitleOnly: Story = { args: { card: { ...card, pictures: [], text: '', viewCount: 0 } } };

export const LongText: Story = {
  args: {
    card: {
      ...card,
      title: '从老城邮局门前到西塘路一百一十八号，三公里路上有十二个井盖在响，其中四个夜里最响',
      text: '夜里路灯也不亮。'.repeat(14),
      author: { name: '住在西塘路一百一十八号对面的人'.repeat(2) },
      pictures: card.pictures.slice(0, 1),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NarrowAndTwiceTheText: Story = {
  ...LongText,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
