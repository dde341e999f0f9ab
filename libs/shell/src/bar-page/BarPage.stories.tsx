import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { BarPage } from './BarPage';

const meta = {
  title: 'BarPage',
  component: BarPage,
  parameters: { layout: 'fullscreen', wholePage: true },
  args: { site: siteFixture },
  decorators: [withPage(shellServices)],
} satisfies Meta<typeof BarPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
