import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createChannelsApi, groupsFixture } from '../../testing/createChannelsApi';
import { createTestAppearance } from '../../testing/createTestAppearance';
import { readerServices, shellServices } from '../../testing/shellServices';
import { longNamedSite, siteFixture } from '../../testing/siteFixture';
import { NavigationPanel } from './NavigationPanel';

const meta = {
  title: 'NavigationPanel',
  component: NavigationPanel,
  parameters: { docs: { story: { inline: false, height: '667px' } } },
  args: {
    open: true,
    onClose: () => undefined,
    site: { ...siteFixture, recordNo: '云网信备 3301062026001 号' },
    group: 'grp0',
    reportTarget: { type: 'content', id: 'wetland1' },
    api: createChannelsApi(groupsFixture),
    appearance: createTestAppearance(),
    ...shellServices,
  },
} satisfies Meta<typeof NavigationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};

export const LoggedIn: Story = { args: readerServices };

/** What 退出登录 asks. */
export const Logout: Story = {
  args: readerServices,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '退出登录' }));
    await expect(await canvas.findByRole('dialog', { name: '确定退出登录？' })).toBeVisible();
  },
};

export const Loading: Story = { args: { api: createChannelsApi() } };

export const WithoutChannels: Story = { args: { api: createChannelsApi([]) } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongNames: Story = {
  args: {
    site: longNamedSite,
    api: createChannelsApi(groupsFixture.map((group) => ({ ...group, name: '民生与便民服务' }))),
  },
};

export const Elder: Story = { args: readerServices, globals: { size: 'elder' } };

/** 200 % text at 320 px: everything can be read by moving up and down. */
export const NarrowAndLarge: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('dialog', { name: '导航' });
    await within(panel).findByRole('link', { name: '推荐' });
    const content = panel.querySelector('.content')!;
    await expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth);
  },
};

export const NarrowAndLargeFoot: Story = {
  args: readerServices,
  globals: NarrowAndLarge.globals,
  play: async ({ canvasElement }) => {
    const foot = await within(canvasElement).findByText(/云网信备/);
    await within(canvasElement).findByRole('link', { name: '推荐' });
    foot.scrollIntoView();
    await expect(foot).toBeVisible();
  },
};
