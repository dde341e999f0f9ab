import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeekBar } from './SeekBar';

const meta = {
  title: 'SeekBar',
  component: SeekBar,
  args: { time: 84, duration: 222, buffered: 120, onSeek: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeekBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Midway: Story = {};

export const Beginning: Story = { args: { time: 0, buffered: 0 } };

export const End: Story = { args: { time: 222 } };

export const UnknownLength: Story = { args: { duration: 0 } };
