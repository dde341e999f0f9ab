import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Loading: Story = { args: { api: createChannelsApi() } };

export const WithoutChannels: Story = { args: { api: createChannelsApi([]) } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongNames: Story = {
  args: {
    site: longNamedSite,
    api: createChannelsApi(groupsFixture.map((group) => ({ ...group, name: '民生与便民服务' }))),
  },
};

export const NarrowAndLarge: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };
