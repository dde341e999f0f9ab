import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button';
import { TextField, type TextFieldProps } from './TextField';

/** Keeps its state. */
const StatefulTextField = (props: TextFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
};

/**
 * A field for one line, with its label and an error line. Use it in forms: a number, a code, a name; `error` says the problem and its remedy.
 *
 * Not for several lines: that is `TextArea`. Not for one of a few known values: that is `SegmentedControl`.
 */
const meta = {
  title: 'TextField',
  component: TextField,
  render: (args) => <StatefulTextField {...args} />,
  args: { label: '请输入手机号', name: 'phone', value: '', onChange: () => undefined, leading: '+86' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '138 0013 8000', clearable: true } };

export const Focused: Story = {
  tags: ['keep-focus'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { value: '138 0013 80', clearable: true, error: '手机号为 11 位，还差 2 位' },
};

export const InvalidDark: Story = { ...Invalid, globals: { theme: 'dark' } };

export const WithButton: Story = {
  args: {
    label: '请输入验证码',
    name: 'code',
    value: '482913',
    leading: undefined,
    trailing: (
      <Button variant="text" aria-disabled>
        52 秒后重新获取
      </Button>
    ),
  },
};

export const Elder: Story = { ...Invalid, globals: { size: 'elder' } };

const nothingClipped: Story['play'] = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('textbox');
  await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
};

/** As narrow as in a sheet. */
const inSheet: Story['render'] = (args) => (
  <div style={{ width: 280 }}>
    <StatefulTextField {...args} />
  </div>
);

export const PhoneNarrowAndElder: Story = {
  ...Filled,
  globals: { size: 'elder', viewport: { value: 'narrow' } },
  render: inSheet,
  play: nothingClipped,
};

export const PhoneNarrowAndTwiceTheText: Story = {
  ...Filled,
  globals: { size: 'max', viewport: { value: 'narrow' } },
  render: inSheet,
  play: nothingClipped,
};

export const NarrowAndTwiceTheText: Story = {
  args: { ...WithButton.args, error: '验证码不对，请核对短信后重新输入' },
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: nothingClipped,
};
