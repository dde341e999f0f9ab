import { now, siteOrigin } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createCluesApi, offline } from '../../testing/createClueServices';
import { leadsBack } from '../../testing/leadsBack';
import { onCluePage, readReports } from '../../testing/onCluePage';
import { ReportList } from './ReportList';

const source = { userId: 'cluXitang', tab: 'clues' } as const;

const meta = {
  title: 'ReportList',
  component: ReportList,
  args: { source, start: 1, siteOrigin, now },
} satisfies Meta<typeof ReportList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: onCluePage(readReports(source, 4)) };

export const MoreLoaded: Story = {
  tags: ['no-picture'],
  decorators: onCluePage(readReports(source, 14)),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(within(canvasElement).getAllByRole('link')).toHaveLength(14));
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const NextPageFailed: Story = {
  decorators: onCluePage(readReports(source, 14), { api: createCluesApi({ getPersonClues: offline }) }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加载更多' }));
    await expect(await within(canvasElement).findByText('加载失败，点按重试')).toBeVisible();
  },
};

export const LaterPage: Story = {
  tags: ['no-picture'],
  args: { start: 2 },
  decorators: onCluePage(),
  play: leadsBack,
};

export const Empty: Story = { decorators: onCluePage(readReports(source, 0)) };

export const Failed: Story = {
  decorators: onCluePage({}, { api: createCluesApi({ getPersonClues: offline }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重新加载' })).toBeVisible();
    await expect(within(canvasElement).queryByText('暂无内容')).toBeNull();
  },
};
