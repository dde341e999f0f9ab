import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { landscape } from '../../testing/landscape';
import { Picture } from './Picture';

const meta = {
  title: 'Picture',
  component: Picture,
  args: { src: landscape, alt: '清晨的南岸湿地', ratio: '3/2', width: 600, height: 400 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeByTwo: Story = {};

export const Bleed: Story = { args: { ratio: '16/9', bleed: true, priority: true } };

export const Ratios: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 8, alignItems: 'start' }}>
      <Picture {...args} ratio="1/1" />
      <Picture {...args} ratio="3/4" />
      <Picture {...args} ratio="9/16" />
    </div>
  ),
};

export const Failed: Story = {
  args: { src: 'data:image/png,broken' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('img', { name: '清晨的南岸湿地' }).tagName).toBe('SPAN'));
  },
};
