import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast } from './Toast';

/**
 * A short answer to an action, which goes away by itself. Use it with `useToast`, for one sentence that a visitor may miss; the toasts of a
 * page are `page.toast`.
 *
 * Not for what is wrong with a field (its `error`), a question (`Dialog`) or a list without content (`EmptyState`).
 */
const meta = {
  title: 'Toast',
  component: Toast,
  args: { message: '评论不能为空～' },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

/** Looks like a status but is announced at once. */
export const Alert: Story = { tags: ['no-picture'], args: { role: 'alert' } };
