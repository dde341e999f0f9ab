import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

/** Keeps its state. */
const StatefulControl = (props: SegmentedControlProps<string>) => {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
};

/**
 * One of two to four choices, all of them visible. Use it for a setting that takes effect at once, such as the text size.
 *
 * Not for parts of a page (`Tabs`), more than four choices (`Chip`s) or a consent (`CheckBox`).
 */
const meta = {
  title: 'SegmentedControl',
  component: SegmentedControl<string>,
  render: (args) => <StatefulControl {...args} />,
  args: {
    label: '外观',
    name: 'theme',
    options: [
      { value: 'system', label: '跟随系统' },
      { value: 'light', label: '浅色' },
      { value: 'dark', label: '深色' },
    ],
    value: 'system',
    onChange: () => undefined,
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Compact: Story = {
  play: async ({ canvasElement }) => {
    for (const choice of within(canvasElement).getAllByRole('radio'))
      await expect(choice.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Wide: Story = {
  args: {
    label: '字号',
    name: 'size',
    wide: true,
    options: [
      { value: 'standard', label: '标准' },
      { value: 'large', label: '大' },
      { value: 'elder', label: '大字版' },
      { value: 'max', label: '最大' },
    ],
    value: 'large',
  },
};

export const NotKnownYet: Story = { args: { value: undefined } };

export const Dark: Story = { ...Wide, globals: { theme: 'dark' } };

export const Elder: Story = { ...Wide, globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  ...Wide,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
