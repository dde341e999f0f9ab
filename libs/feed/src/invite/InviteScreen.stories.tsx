import { siteOrigin } from '@share/content-cards/testing';
import { createPageActions, withPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hostileInvite, inviteFixture, recordPage } from '../../testing/inviteFixture';
import { inviteView } from '../../testing/inviteView';
import { InviteScreen } from './InviteScreen';

/** The page of a visitor, or of a user who has invited two people. */
const seenBy = (isLoggedIn: boolean) => [
  withPage({
    api: { getInviteRecord: async (paging: object) => recordPage(2, paging) },
    session: createTestSession({ isLoggedIn, onLoginRequired: () => 'logged in' }),
    page: createPageActions(),
  }),
];

const meta = {
  title: 'InviteScreen',
  component: InviteScreen,
  parameters: { layout: 'fullscreen' },
  decorators: seenBy(false),
  args: {
    invite: inviteView(),
    siteName: '云浦新闻',
    siteOrigin,
    openAppHref: 'https://app.example.com/open',
  },
} satisfies Meta<typeof InviteScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OfAUser: Story = {
  decorators: seenBy(true),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('老周1')).toBeVisible();
  },
};

export const LoggedInHere: Story = {
  // A session of its own, which stays logged in.
  decorators: seenBy(false),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '登录' }));
    await expect(await within(canvasElement).findByText('老周1')).toBeVisible();
  },
};

/** Without a picture, a reason and anything to read. */
export const Empty: Story = {
  args: {
    invite: inviteView({ code: 'YP7K3Q', inviter: { alias: '小满' }, title: '小满邀请你一起读云浦新闻' }),
  },
};

export const LongText: Story = {
  args: {
    invite: inviteView(
      inviteFixture({
        code: 'YP7K3QYP7K3QYP7K3QYP7K3Q',
        inviter: { alias: '一个名字取得相当长的读者，长到要换行才放得下' },
        title: '请你和我们一起把这座城市每天早上发生的事情慢慢读完，再慢慢讲给别人听',
        description: '说明也可以很长。'.repeat(16),
      }),
    ),
  },
};

export const HostileText: Story = {
  args: { invite: inviteView(hostileInvite) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article script:not([type]), h1 b, img[onerror]')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
