import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HeadphoneIcon } from '../icons';
import { Button } from './Button';

/**
 * An action with a text label. Use it with `fill` for the one primary action of a screen, with `ghost` or `plain` for a secondary one, with
 * `text` to decline.
 *
 * Not for a small action beside a name (`Pill`), an icon alone (`IconButton`) or more of a list (`LoadMore`).
 */
const meta = {
  title: 'Button',
  component: Button,
  args: { variant: 'fill', children: '登录' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="fill">登录</Button>
      <Button variant="ghost">
        <HeadphoneIcon size={20} />
        听全文
      </Button>
      <Button variant="plain">重新加载</Button>
      <Button variant="text">再考虑下</Button>
      <Button variant="fill" aria-disabled>
        登录
      </Button>
    </div>
  ),
};

export const Wide: Story = { args: { wide: true, children: '立即前往' } };

export const Link: Story = { args: { href: '#home', variant: 'plain', children: '回到首页' } };

export const KeyboardFocus: Story = {
  tags: ['keep-focus'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('2px');
  },
};
