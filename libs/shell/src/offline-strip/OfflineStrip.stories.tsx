import { withMark } from '@share/environment/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { Masthead } from '../masthead/Masthead';
import { StickyHeader } from '../page-frame/StickyHeader';
import { OfflineStrip } from './OfflineStrip';

const meta = {
  title: 'OfflineStrip',
  component: OfflineStrip,
  parameters: { layout: 'fullscreen' },
  decorators: [withPage(shellServices)],
  beforeEach: withMark('data-offline'),
} satisfies Meta<typeof OfflineStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

/** Under the masthead it stands in the page and covers nothing. */
export const UnderTheMasthead: Story = {
  parameters: { wholePage: true },
  render: () => (
    <>
      <StickyHeader>
        <Masthead site={siteFixture} />
      </StickyHeader>
      <main style={{ padding: '24px 20px', minHeight: 240 }}>
        <h1>退塘还湿三年后，白鹭回到了云浦南岸</h1>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { bottom } = canvas.getByRole('status').getBoundingClientRect();
    await expect(canvas.getByRole('main').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowAndLarge: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };
