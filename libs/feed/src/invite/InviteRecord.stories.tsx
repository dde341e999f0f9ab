import { siteOrigin } from '@share/content-cards/testing';
import { withPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { offline } from '../../testing/failures';
import { recordPage } from '../../testing/inviteFixture';
import { InviteRecord } from './InviteRecord';

type GetInviteRecord = (paging: object) => Promise<ReturnType<typeof recordPage>>;

const recordOf =
  (count: number): GetInviteRecord =>
  async (paging) =>
    recordPage(count, paging);

/** The page of a visitor whose record is answered like this. */
const reading = (getInviteRecord: GetInviteRecord, isLoggedIn = true) => [
  withPage({ api: { getInviteRecord }, session: createTestSession({ isLoggedIn }) }),
];

const meta = {
  title: 'InviteRecord',
  component: InviteRecord,
  args: { siteOrigin },
} satisfies Meta<typeof InviteRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = { decorators: reading(recordOf(0), false) };

export const Ready: Story = {
  decorators: reading(recordOf(12)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
  },
};

export const Empty: Story = {
  decorators: reading(recordOf(0)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('还没有人接受你的邀请')).toBeVisible();
  },
};

export const Loading: Story = { decorators: reading(() => new Promise(() => undefined)) };

export const Failed: Story = {
  decorators: reading(offline),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible();
    await expect(canvas.queryByText('还没有人接受你的邀请')).toBeNull();
  },
};

export const LongText: Story = {
  decorators: reading(async () => ({
    records: [{ alias: `没有空格${'Aa'.repeat(40)}`, created_at: 1_795_000_000 }],
    total: 1,
  })),
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('listitem')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
