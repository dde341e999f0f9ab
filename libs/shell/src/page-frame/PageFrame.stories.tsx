import { withPage } from '@share/islands/testing';
import { EmptyState, Section } from '@share/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bottomBarFixture } from '../../testing/bottomBarFixture';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { PageFrame } from './PageFrame';

const meta = {
  title: 'PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen', wholePage: true, docs: { story: { height: '500px' } } },
  decorators: [withPage(shellServices)],
  args: {
    site: siteFixture,
    title: '首页',
    layout: 'listPage',
    children: (
      <>
        <Section id="hot" title="72小时热点">
          地铁 3 号线今起试运行，首周免费乘坐
        </Section>
        <Section id="recommended" title="推荐阅读">
          夜航云浦：跟着末班渡轮看灯火
        </Section>
      </>
    ),
  },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLists: Story = {};

export const WithBottomBar: Story = { args: { bottomBar: bottomBarFixture } };

export const Empty: Story = { args: { children: <EmptyState /> } };
