import type { Meta, StoryObj } from '@storybook/react-vite';
import { landscape } from '../../testing/landscape';
import { SlotImage } from './SlotImage';

/**
 * The `<img>` of every picture, as large as the slot it stands in needs it. Use it where a style sheet gives the box its shape, such as a stage
 * or a page of a gallery, with `onFail` for what is shown instead.
 *
 * Not for a picture in a box of a fixed shape: that is `Picture`, which also shows a failure. Not for a small picture of one size beside a text:
 * that is `SmallImage`.
 */
const meta = {
  title: 'SlotImage',
  component: SlotImage,
  args: { src: landscape, alt: '清晨的南岸湿地', slot: 'column', width: 600, height: 400 },
} satisfies Meta<typeof SlotImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheColumn: Story = {};

/** 112 px on every screen. */
export const OfOneSize: Story = { args: { slot: 112, ratio: 3 / 2, style: { width: 112, height: 75 } } };
