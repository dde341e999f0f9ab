import type { Meta, StoryObj } from '@storybook/react-vite';
import { bottomBarFixture } from '../../testing/bottomBarFixture';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
  args: { bar: bottomBarFixture, page: shellServices.page },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const AnotherChannel: Story = { args: { group: 'grpVideo' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const PlatformIcons: Story = {
  args: {
    bar: {
      entries: bottomBarFixture.entries.map((entry) => ({
        ...entry,
        icon: { normal: siteFixture.logo, selected: siteFixture.logo },
      })),
    },
  },
};

export const NarrowAndLarge: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };
