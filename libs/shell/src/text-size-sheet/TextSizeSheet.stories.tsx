import { withMark } from '@share/environment/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTestAppearance } from '../../testing/createTestAppearance';
import { shellServices } from '../../testing/shellServices';
import { TextSizeSheet } from './TextSizeSheet';

const meta = {
  title: 'TextSizeSheet',
  component: TextSizeSheet,
  parameters: { docs: { story: { height: '500px' } } },
  beforeEach: withMark('data-env', 'wechat'),
  args: { open: true, onClose: () => undefined },
  decorators: [withPage(shellServices)],
} satisfies Meta<typeof TextSizeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const OutsideWeChat: Story = { beforeEach: withMark('data-env', '') };

export const Elder: Story = { globals: { size: 'elder' } };

const chosen = createTestAppearance();
chosen.setSize('large');
chosen.setTheme('dark');

export const Chosen: Story = { decorators: [withPage({ ...shellServices, appearance: chosen })] };

export const Dark: Story = { globals: { theme: 'dark' } };

/** 200 % text at 320 px: the steps wrap, nothing scrolls sideways. */
export const NarrowAndLarge: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };
