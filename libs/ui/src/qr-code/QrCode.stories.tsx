import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from './QrCode';

/**
 * An address as a QR code, dark on white in both appearances. Use it on large screens, where a phone can scan it.
 *
 * Not on a phone, which cannot scan its own screen: there it is a link, or a picture that can be saved.
 */
const meta = {
  title: 'QrCode',
  component: QrCode,
  args: { text: 'https://m.example.com/davmu/share/', label: '这个页面的二维码' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvasElement, args: { label } }) => {
    await expect(await within(canvasElement).findByRole('img', { name: label })).toBeVisible();
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** As much as the address of a long article with its parameters. */
export const LongText: Story = {
  args: {
    text: `https://m.example.com/davmu/share/peony/doc/2026/10/wetland1/index.html?${'a=1&'.repeat(30)}`,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
