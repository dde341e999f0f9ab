import type { Meta, StoryObj } from '@storybook/react-vite';
import { landscape } from '../../testing/landscape';
import { SmallImage } from './SmallImage';

/**
 * A small picture of the same size on every screen, which screen readers skip. Use it beside a text that names it: the logo of an account, a
 * picture in a bar.
 *
 * Not for a face: that is `Avatar`, which has an initial in its place. Not for a picture with a meaning of its own or a size that follows the
 * screen: that is `Picture`.
 */
const meta = {
  title: 'SmallImage',
  component: SmallImage,
  args: { src: landscape, size: 72, ratio: 3 / 2 },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Story />
        云浦新闻
      </div>
    ),
  ],
} satisfies Meta<typeof SmallImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideItsName: Story = {};
