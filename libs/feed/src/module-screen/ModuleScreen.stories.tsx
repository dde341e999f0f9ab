import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withGutter, OnRoute } from '../../testing/onRoute';
import { emptyScreen, failedScreen, loadingScreen } from '../../testing/screenStates';

const meta = {
  title: 'ModuleScreen',
  component: OnRoute,
  parameters: { layout: 'fullscreen' },
  decorators: [withGutter],
  args: { path: '/content_model/index.html?id=modRead1' },
} satisfies Meta<typeof OnRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '人物' })).toHaveAttribute(
      'aria-current',
    );
  },
};

export const AnotherTab: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: '故事' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-exposure^="modRead1-tabStory"]')).toBeVisible(),
    );
  },
};

export const Empty: Story = emptyScreen;

export const Loading: Story = loadingScreen;

export const Failed: Story = failedScreen;
