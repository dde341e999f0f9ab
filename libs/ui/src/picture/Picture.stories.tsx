import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PictureServiceProvider } from '@share/picture-service/react';
import { drawingOf } from '../../testing/drawingOf';
import { landscape } from '../../testing/landscape';
import { Picture } from './Picture';

/**
 * A picture in a box whose height is known before it loads. Use it for pictures of items, with the slot it stands in; `alt` is empty where the
 * text beside it says the same.
 *
 * Not for a face beside a name: that is `Avatar`. Not for a picture without a box of a fixed shape: that is `SlotImage`.
 */
const meta = {
  title: 'Picture',
  component: Picture,
  args: { src: landscape, alt: '清晨的南岸湿地', slot: 'column', ratio: '3/2', width: 600, height: 400 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeByTwo: Story = {};

export const Bleed: Story = { args: { slot: 'page', ratio: '16/9', bleed: true, priority: true } };

export const Ratios: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 8, alignItems: 'start' }}>
      <Picture {...args} ratio="1/1" />
      <Picture {...args} ratio="3/4" />
      <Picture {...args} ratio="9/16" />
    </div>
  ),
};

/** A high picture is cut more at its foot: a face stays. */
export const HighInAWideBox: Story = {
  args: { src: drawingOf(600, 1200), ratio: '16/9', width: 600, height: 1200 },
};

/** A service that answers no picture: the file itself is loaded. */
export const ServiceFails: Story = {
  args: { src: '/story-picture', slot: 112, ratio: '3/2', width: undefined, height: undefined },
  decorators: [
    (Story) => (
      <PictureServiceProvider
        value={{ rules: [['^/', '/no-such-service?w={w}', '/no-such-service?w={w}&h={h}']], siteOrigin: '' }}
      >
        <div style={{ width: 112 }}>
          <Story />
        </div>
      </PictureServiceProvider>
    ),
  ],
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const image = canvas.queryByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image?.srcset ?? '').toBe(''));
    await expect(image?.getAttribute('src') ?? '/story-picture').toBe('/story-picture');
  },
};

export const Failed: Story = {
  args: { src: 'data:image/png,broken' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('img', { name: '清晨的南岸湿地' }).tagName).toBe('SPAN'));
  },
};
