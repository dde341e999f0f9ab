import { withMark } from '@share/environment/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userServices, shellServices } from '../../testing/shellServices';
import { RouterControl } from './RouterControl';

const meta = {
  title: 'RouterControl',
  component: RouterControl,
  parameters: { layout: 'fullscreen' },
  args: { title: '退塘还湿三年后，白鹭回到了云浦南岸' },
  decorators: [withPage(shellServices)],
  beforeEach: withMark('data-env', 'mini-program'),
} satisfies Meta<typeof RouterControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};

export const SignedIn: Story = {
  decorators: [withPage(userServices)],
  beforeEach: withMark('data-signed-in'),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowAndLarge: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };

/** The title has two lines. */
export const NarrowAndElder: Story = { globals: { size: 'elder', viewport: { value: 'narrow' } } };
