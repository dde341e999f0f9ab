import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bottomBarFixture, createBottomBar } from '../../testing/bottomBarFixture';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', docs: { story: { height: '120px' } } },
  args: { bar: bottomBarFixture },
  decorators: [withPage(shellServices)],
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

/** Unreadable label colours are adjusted until their contrast is sufficient. */
export const HardLabelColours: Story = {
  args: { bar: createBottomBar({ unselectedLabelColor: '#FFEE00', selectedLabelColor: '#B9F6CA' }) },
};

export const HardLabelColoursDark: Story = {
  args: { bar: createBottomBar({ unselectedLabelColor: '#101040', selectedLabelColor: '#5A0010' }) },
  globals: { theme: 'dark' },
};

const longTitles = {
  ...bottomBarFixture,
  entries: bottomBarFixture.entries.map((entry) => ({ ...entry, title: '民生服务大厅' })),
};

export const LongTitles: Story = { args: { bar: longTitles } };

export const Elder: Story = { globals: { size: 'elder' } };

const narrow = { size: 'max', viewport: { value: 'narrow' } };

export const NarrowAndLarge: Story = { globals: narrow };

export const LongTitlesNarrowAndLarge: Story = {
  args: LongTitles.args,
  globals: narrow,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: '底部导航' });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
