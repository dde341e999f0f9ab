import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pill } from './Pill';

/**
 * A small action beside a name. Use it for 关注, 加入 or an offer to open the app: `outline` acts, `done` shows that it was done, `tint` offers.
 *
 * Not for the primary action of a screen or a form: that is `Button`. Not for a topic or a filter: that is `Chip`.
 */
const meta = {
  title: 'Pill',
  component: Pill,
  args: { variant: 'tint', children: '打开' },
} satisfies Meta<typeof Pill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, padding: '8px 0' }}>
      <Pill variant="tint" href="#app">
        打开
      </Pill>
      <Pill variant="outline">关注</Pill>
      <Pill variant="done">已关注</Pill>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = canvasElement.querySelector('a')!;
    const { left, top, height } = link.getBoundingClientRect();
    const above = document.elementFromPoint(left + 20, top - 5);
    const below = document.elementFromPoint(left + 20, top + height + 5);
    await expect([above, below]).toEqual([link, link]);
  },
};
