import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { activityFixture, hostileActivity } from '../../testing/activityFixture';
import { activityView } from '../../testing/activityView';
import { ActivityScreen } from './ActivityScreen';

const meta = {
  title: 'ActivityScreen',
  component: ActivityScreen,
  parameters: { layout: 'fullscreen' },
  args: { activity: activityView(), openAppHref: 'https://app.example.com/open' },
} satisfies Meta<typeof ActivityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Announced: Story = {
  args: { activity: activityView(activityFixture({ status: 0, quota: undefined, joined_count: undefined })) },
};

export const Full: Story = {
  args: { activity: activityView(activityFixture({ status: 0, quota: 300, joined_count: 300 })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: '打开App报名' })).toBeNull();
  },
};

export const Over: Story = {
  args: {
    activity: activityView(activityFixture({ status: 2, quota: undefined, joined_count: 1_286 })),
  },
};

/** Nothing but a title. */
export const Empty: Story = {
  args: { activity: activityView({ post_id: 'birdwalk', title: '南岸周日观鸟', status: 0 }) },
};

export const LongText: Story = {
  args: {
    activity: activityView(
      activityFixture({
        title: '从一万两千亩鱼塘到一片城市湿地，跟着巡护员把这座小城三年里重新学会的事情再走一遍',
        summary: '导语也可以很长。'.repeat(20),
        place: '云浦市南岸新区滨江大道与环湖路交叉口东北侧湿地公园管理用房二楼会议室',
        end_time: 1_798_000_000,
      }),
    ),
  },
};

export const HostileText: Story = {
  args: { activity: activityView(hostileActivity) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, dd b, h1 img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NarrowAndTwiceTheText: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
