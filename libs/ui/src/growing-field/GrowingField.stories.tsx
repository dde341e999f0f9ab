import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { GrowingField, type GrowingFieldProps } from './GrowingField';

/** Keeps its text. */
const StatefulField = ({ text: given, ...field }: GrowingFieldProps) => {
  const [text, setText] = useState(given);
  return (
    <GrowingField {...field} text={text} value={text} onChange={({ target }) => setText(target.value)} />
  );
};

/**
 * A field for several lines without label, count or error line. Use it in a bar or a panel that has these itself, as the chat does.
 *
 * Not for a form: that is `TextArea`. Not for one line: that is `TextField`.
 */
const meta = {
  title: 'GrowingField',
  component: GrowingField,
  render: (args) => <StatefulField {...args} />,
  args: { text: '', isInvalid: false, 'aria-label': '聊天', placeholder: '说点什么' },
} satisfies Meta<typeof GrowingField>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = '第一次来，真好。在外地上班，听见乡音就觉得踏实。\n'.repeat(8);

export const Empty: Story = {};

export const LongText: Story = { args: { text: long } };

export const Invalid: Story = { args: { text: '太长了', isInvalid: true } };

/** One line that grows up to four, as in the bar of a chat. */
export const InABar: Story = {
  args: { text: long },
  decorators: [
    (Story) => (
      <div
        style={
          {
            '--field-height': '36px',
            '--field-limit': '96px',
            '--field-radius': '18px',
            '--field-padding': '8px 14px',
            '--field-line': '20px',
          } as CSSProperties
        }
      >
        <Story />
      </div>
    ),
  ],
};
