import type { SafeHtml } from '@share/safety';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafeMarkup } from './SafeMarkup';

/**
 * Markup of the platform that the sanitiser has made safe. Use it for the few texts that come as HTML.
 *
 * Not for a plain text: that is a text child. Not for the body of an article: that is `ArticleBody` of `@share/content-cards`, which has its
 * typography.
 */
const meta = {
  title: 'SafeMarkup',
  component: SafeMarkup,
  args: { html: '<p>天还没亮透，巡护员老郑已经把船撑到了<strong>芦苇荡</strong>边上。</p>' as SafeHtml },
} satisfies Meta<typeof SafeMarkup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {};
