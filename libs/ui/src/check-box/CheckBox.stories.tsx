import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckBox, type CheckBoxProps } from './CheckBox';

/** Keeps its state. */
const StatefulCheckBox = (props: CheckBoxProps) => {
  const [checked, setChecked] = useState(props.checked);
  return <CheckBox {...props} checked={checked} onChange={setChecked} />;
};

/**
 * A box that is ticked or not. Use it for a consent or an option that counts when the form is sent; a consent begins unticked.
 *
 * Not for one of several choices: that is `SegmentedControl`. Not for something that is switched at once: that is an `IconButton` or a `Pill`.
 */
const meta = {
  title: 'CheckBox',
  component: CheckBox,
  render: (args) => <StatefulCheckBox {...args} />,
  args: {
    name: 'agreed',
    checked: false,
    onChange: () => undefined,
    label: (
      <>
        我已阅读并同意<b>《用户协议》《隐私政策》</b>
      </>
    ),
  },
} satisfies Meta<typeof CheckBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};

export const Ticked: Story = { args: { checked: true } };

export const Invalid: Story = { args: { error: '请勾选阅读并同意《用户协议》《隐私政策》' } };

export const InvalidDark: Story = { ...Invalid, globals: { theme: 'dark' } };

export const Elder: Story = { ...Ticked, globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  ...Invalid,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
