import { createPageActions } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withDetailPage } from '../../testing/onPage';
import { Actions } from './ArticleEnd.styles';
import { EndActions } from './EndActions';

const page = createPageActions({ report: fn(), copyLink: fn() });

const meta = {
  title: 'EndActions',
  component: EndActions,
  decorators: [(Buttons) => <Actions>{Buttons()}</Actions>, withDetailPage],
  args: { contentId: 'wetland1' },
  parameters: { services: () => ({ page }) },
} satisfies Meta<typeof EndActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ByKeyboard: Story = {
  tags: ['keep-focus'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '举报' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.report).toHaveBeenCalledWith({ type: 'content', id: 'wetland1' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(page.copyLink).toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
