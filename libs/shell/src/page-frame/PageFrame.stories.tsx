import { EmptyState, Section } from '@share/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bottomBarFixture } from '../../testing/bottomBarFixture';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { BottomBar } from '../bottom-bar/BottomBar';
import { Masthead } from '../masthead/Masthead';
import { ListLayout } from './ListLayout';

const meta = {
  title: 'ListLayout',
  component: ListLayout,
  parameters: { layout: 'fullscreen', wholePage: true, docs: { story: { inline: false, height: '500px' } } },
  args: {
    title: '首页',
    header: <Masthead site={siteFixture} {...shellServices} />,
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
} satisfies Meta<typeof ListLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLists: Story = {};

export const WithBottomBar: Story = {
  args: { bottomBar: <BottomBar bar={bottomBarFixture} page={shellServices.page} /> },
};

export const Empty: Story = { args: { children: <EmptyState /> } };
