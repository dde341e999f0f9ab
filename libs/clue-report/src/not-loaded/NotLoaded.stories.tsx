import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotLoaded } from './NotLoaded';

const meta = { title: 'NotLoaded', component: NotLoaded, args: { title: '报料详情' } } satisfies Meta<
  typeof NotLoaded
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const Refused: Story = { args: { refusal: '这条报料正在审核，通过后即可查看' } };
