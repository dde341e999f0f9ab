import { siteOrigin } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createCluesApi, offline } from '../../testing/createClueServices';
import { leadsBack } from '../../testing/leadsBack';
import { onCluePage, readPosts } from '../../testing/onCluePage';
import { RelatedPosts } from './RelatedPosts';

const meta = {
  title: 'RelatedPosts',
  component: RelatedPosts,
  args: { userId: 'cluFangT1', start: 1, siteOrigin },
} satisfies Meta<typeof RelatedPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: onCluePage(readPosts('cluFangT1', 4)) };

export const LaterPage: Story = {
  tags: ['no-picture'],
  args: { start: 2 },
  decorators: onCluePage(),
  play: leadsBack,
};

export const Empty: Story = { decorators: onCluePage(readPosts('cluFangT1', 0)) };

export const Failed: Story = {
  decorators: onCluePage({}, { api: createCluesApi({ getPersonRelatedPosts: offline }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
