import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button';
import { TextArea, type TextAreaProps } from './TextArea';

/** Keeps its state. */
const StatefulTextArea = (props: TextAreaProps) => {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
};

/**
 * A field for several lines with a count and an error line. Use it for a text of a visitor that has a limit.
 *
 * Not for one line: that is `TextField`. Not for a bar that has no room for a count: that is `GrowingField`.
 */
const meta = {
  title: 'TextArea',
  component: TextArea,
  render: (args) => <StatefulTextArea {...args} />,
  args: {
    label: '回复 南岸散步的人',
    name: 'reply',
    value: '',
    onChange: () => undefined,
    limit: 500,
    note: '请友善表达',
    action: <Button variant="fill">发送</Button>,
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '周六我也去，南门几点集合' } };

export const LongText: Story = { args: { value: '周六我也去，南门几点集合？带不带望远镜？\n'.repeat(12) } };

export const TooLong: Story = { args: { value: '周六我也去。'.repeat(90), error: '最多 500 字' } };

export const TooLongDark: Story = { ...TooLong, globals: { theme: 'dark' } };

export const Elder: Story = { ...Filled, globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  ...Filled,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
