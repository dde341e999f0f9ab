import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FirstScreenEnd, firstScreenId } from './FirstScreenEnd';

/**
 * Marks the end of the first screen, up to which a browser waits with its first paint. Use it once on a page that is a document of its own,
 * after what a phone shows without scrolling.
 *
 * Not for parts that are added later, which no first paint waits for. Not twice: the first one counts.
 */
const meta = {
  title: 'FirstScreenEnd',
  component: FirstScreenEnd,
  tags: ['no-picture'],
  render: () => (
    <>
      <p>在第一屏里</p>
      <FirstScreenEnd />
      <p>在第一屏下面</p>
    </>
  ),
} satisfies Meta<typeof FirstScreenEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to see: the mark takes no room. */
export const TakesNoRoom: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector(`#${firstScreenId}`);
    await expect(mark).not.toBeNull();
    await expect(mark?.getClientRects()).toHaveLength(0);
  },
};
