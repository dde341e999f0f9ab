import { siteOrigin } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createCluesApi, offline } from '../../testing/createClueServices';
import { leadsBack } from '../../testing/leadsBack';
import { onCluePage, readTopics } from '../../testing/onCluePage';
import { Recomend } from './Recomend';

const meta = {
  title: 'Recomend',
  component: Recomend,
  args: { start: 1, siteOrigin },
} satisfies Meta<typeof Recomend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: onCluePage(readTopics(6)) };

export const OnThePageOfATopic: Story = {
  decorators: onCluePage(readTopics(6)),
  args: { exceptName: '噪声·邻里' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(5);
  },
};

export const MoreLoaded: Story = {
  tags: ['no-picture'],
  decorators: onCluePage(readTopics(14)),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(within(canvasElement).getAllByRole('link')).toHaveLength(14));
  },
};

export const LaterPage: Story = {
  tags: ['no-picture'],
  args: { start: 2 },
  decorators: onCluePage(),
  play: leadsBack,
};

export const Empty: Story = { decorators: onCluePage(readTopics(0)) };

export const Failed: Story = {
  decorators: onCluePage({}, { api: createCluesApi({ getClueRecommendTopics: offline }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
