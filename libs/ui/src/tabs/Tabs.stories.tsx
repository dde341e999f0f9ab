import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs, type TabsProps } from './Tabs';

const items = ['推荐', '深度', '生态', '视频', '声音', '图片', '问法', '圈子'].map((label, index) => ({
  id: `channel-${index}`,
  label,
}));

/** Keeps its state. */
const StatefulTabs = (props: TabsProps) => {
  const [selected, setSelected] = useState(props.selected);
  return <Tabs {...props} selected={selected} onSelect={setSelected} />;
};

/**
 * Moves between parts of a page, or with `href` between pages. Use it for channels and for the panels of a live room; only one part is shown.
 *
 * Not for a setting: that is `SegmentedControl`. Not for filters that can be combined or taken away: those are `Chip`s.
 */
const meta = {
  title: 'Tabs',
  component: Tabs,
  render: (args) => <StatefulTabs {...args} />,
  args: { label: '频道', items: items.slice(0, 3), selected: 'channel-0' },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const MoreThanFit: Story = { args: { items, selected: 'channel-4' } };

export const Links: Story = {
  args: { items: items.slice(0, 3).map((item) => ({ ...item, href: `#${item.id}` })) },
};

export const Dark: Story = { ...MoreThanFit, globals: { theme: 'dark' } };

export const Elder: Story = { ...MoreThanFit, globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  ...MoreThanFit,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
