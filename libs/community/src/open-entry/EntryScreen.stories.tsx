import type { OpenContent } from '@share/api-contract/types';
import { toArticleBody } from '@share/content-cards/server';
import { hostileArticleFixture } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { entryFixture, now, siteOrigin } from '../../testing/communityFixtures';
import { onPage } from '../../testing/showing';
import { toEntryView } from '../data/toEntryView.server';
import { EntryScreen } from './EntryScreen';

const view = (fields: Partial<OpenContent> = {}) => {
  const entry = entryFixture(fields);
  return toEntryView('yunpubook', entry, { siteOrigin, body: toArticleBody(entry.content, { siteOrigin }) });
};

const meta = {
  title: 'EntryScreen',
  component: EntryScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: { entry: view(), now },
} satisfies Meta<typeof EntryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LastEntry: Story = { args: { entry: view({ next: undefined }) } };

export const WithoutText: Story = {
  args: { entry: view({ content: '', summary: undefined, previous: undefined, next: undefined }) },
};

export const LongText: Story = {
  args: {
    entry: view({
      title: '一个很长很长的标题，'.repeat(10),
      summary: '摘要也可以很长。'.repeat(30),
      next: { uuid: 'entry-2', title: 'Aa'.repeat(60) },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const HostileText: Story = {
  args: { entry: view({ title: '<script>alert(1)</script>', content: hostileArticleFixture }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, iframe, [onclick], [onerror]')).toBeNull();
  },
};
