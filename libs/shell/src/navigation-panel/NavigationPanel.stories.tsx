import { withMark } from '@share/environment/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createChannelsApi, groupsFixture } from '../../testing/createChannelsApi';
import { createTestChoice } from '../../testing/createTestChoice';
import { userServices, shellServices } from '../../testing/shellServices';
import { longNamedSite, siteFixture } from '../../testing/siteFixture';
import { NavigationPanel } from './NavigationPanel';

const meta = {
  title: 'NavigationPanel',
  component: NavigationPanel,
  args: {
    open: true,
    onClose: () => undefined,
    site: { ...siteFixture, recordNo: '云网信备 3301062026001 号' },
    group: 'grp0',
    reportTarget: { type: 'content', id: 'wetland1' },
  },
  decorators: [withPage(shellServices)],
} satisfies Meta<typeof NavigationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const forUser: Story = { decorators: [withPage(userServices)] };
const withChannels = (getGroups: typeof shellServices.api.getGroups): Story => ({
  decorators: [withPage({ ...shellServices, api: { ...shellServices.api, getGroups } })],
});

export const LoggedOut: Story = {};

export const LoggedIn: Story = forUser;

/** The question of 退出登录. */
export const Logout: Story = {
  ...forUser,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '退出登录' }));
    await expect(await canvas.findByRole('dialog', { name: '确定退出登录？' })).toBeVisible();
  },
};

export const Loading: Story = withChannels(createChannelsApi().getGroups);

/** More channels than have a place. */
export const ManyChannels: Story = withChannels(
  createChannelsApi(
    [...groupsFixture, ...groupsFixture].map((group, index) => ({
      ...group,
      group_id: `grp${index}`,
      layout: `layout${index}`,
    })),
  ).getGroups,
);

export const WithoutChannels: Story = withChannels(createChannelsApi([]).getGroups);

/** The rest of the panel works while the channels are loading. */
export const ChannelsFailed: Story = {
  ...withChannels(() => Promise.reject(new Error('offline'))),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: '重新加载' });
    await expect(button).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongNames: Story = {
  args: { site: longNamedSite },
  ...withChannels(
    createChannelsApi(groupsFixture.map((group) => ({ ...group, name: '民生与便民服务' }))).getGroups,
  ),
};

/** Every text size is as wide as a target. */
export const Elder: Story = {
  ...forUser,
  globals: { size: 'elder' },
  play: async ({ canvasElement }) => {
    for (const size of await within(canvasElement).findAllByRole('radio'))
      await expect(size.getBoundingClientRect().width).toBeGreaterThanOrEqual(56);
  },
};

/** A page in 繁體, and the way back. */
export const Traditional: Story = {
  beforeEach: withMark('lang', 'zh-Hant'),
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).findByRole('radiogroup', { name: '简体或繁體' });
    await expect(within(await choice).getByRole('radio', { name: '繁體' })).toBeChecked();
  },
};

/** The visitor has switched the statistics off. */
export const StatisticsOff: Story = {
  decorators: [withPage({ ...shellServices, statisticsChoice: createTestChoice() })],
  play: async ({ canvasElement }) => {
    const control = await within(canvasElement).findByRole('switch', { name: '浏览统计' });
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};

/** 200 % text at 320 px: everything can be reached by vertical scrolling. */
export const NarrowAndLarge: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('dialog', { name: '导航' });
    await within(panel).findByRole('link', { name: '推荐' });
    const content = panel.querySelector('header + div')!;
    await expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth);
  },
};

export const NarrowAndLargeFoot: Story = {
  ...forUser,
  globals: NarrowAndLarge.globals,
  play: async ({ canvasElement }) => {
    const foot = await within(canvasElement).findByText(/云网信备/);
    await within(canvasElement).findByRole('link', { name: '推荐' });
    foot.scrollIntoView();
    await expect(foot).toBeVisible();
  },
};
