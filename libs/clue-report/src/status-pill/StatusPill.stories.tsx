import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusPill } from './StatusPill';

const meta = {
  title: 'StatusPill',
  component: StatusPill,
  args: { status: { text: '已回复', isDone: true } },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};

export const UnderWay: Story = { args: { status: { text: '办理中', isDone: false } } };

export const InALine: Story = { args: { look: 'text' } };
