import type { SafeHtml } from '@share/safety';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafeMarkup } from './SafeMarkup';

const meta = {
  title: 'SafeMarkup',
  component: SafeMarkup,
  args: { html: '<p>天还没亮透，巡护员老郑已经把船撑到了<strong>芦苇荡</strong>边上。</p>' as SafeHtml },
} satisfies Meta<typeof SafeMarkup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {};
