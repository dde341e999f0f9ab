import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FieldError } from './FieldError';

/**
 * The error line below a field, inside of this library. Use it in a new field, which points to it with `aria-describedby`.
 *
 * Not for fields of a page: `TextField`, `TextArea` and `CheckBox` have it already, by their `error`.
 */
const meta = {
  title: 'FieldError',
  component: FieldError,
  args: { id: 'phone-error', message: '手机号为 11 位，还差 2 位' },
} satisfies Meta<typeof FieldError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('还差 2 位');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Nothing to see: the live region waits for a message and takes no room. */
export const Empty: Story = {
  tags: ['no-picture'],
  args: { message: undefined },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('alert');
    await expect(region).toBeEmptyDOMElement();
    await expect(region.getBoundingClientRect().height).toBe(0);
  },
};

/** The sign stays at the first line. */
export const LongText: Story = {
  args: {
    message:
      '提交失败：内容里有暂时不能发布的词语或联系方式，请删去电话号码、网址和二维码后再试，或者换一种说法；多次失败请拨打客服电话。',
  },
};

export const NarrowAndTwiceTheText: Story = {
  ...LongText,
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
