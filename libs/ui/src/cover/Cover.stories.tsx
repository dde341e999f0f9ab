import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawingOf } from '../../testing/drawingOf';
import { landscape } from '../../testing/landscape';
import { Cover } from './Cover';

/**
 * The head of a page, its title over its picture. Use it once, at the top of a page that stands for more than one item, such as a special or
 * an activity.
 *
 * Not for the picture of an article or a card: that is `Picture` with the title beside it.
 */
const meta = {
  title: 'Cover',
  component: Cover,
  parameters: { layout: 'fullscreen' },
  args: { title: '湿地三年', kicker: '专题', picture: { src: landscape, width: 600, height: 400 } },
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithLead: Story = {
  args: { lead: '从退塘到还湿，我们用三年、十二篇报道，记录一座城与一片水的重新相处。' },
};

/** White on the brightest picture. */
export const OnWhite: Story = {
  args: { picture: { src: drawingOf(1600, 900), width: 1600, height: 900 } },
};

export const WithoutPicture: Story = { args: { picture: undefined } };

export const WithoutKicker: Story = { args: { kicker: undefined } };

export const Failed: Story = { args: { picture: { src: 'data:image/png,broken' } } };

export const LongText: Story = {
  args: {
    title: '从一万两千亩鱼塘到一片城市湿地，这座小城用了三年时间重新学会与水相处，也学会了等待',
    lead: '导语也可以很长。'.repeat(20),
    kicker: '一行长得放不下的类别说明，长到必须换行才能看完它的最后几个字',
  },
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
