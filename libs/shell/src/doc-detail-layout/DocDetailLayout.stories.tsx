import { withMark } from '@share/environment/testing';
import { withPage } from '@share/islands/testing';
import { Section } from '@share/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { OpenAppRow } from '../open-app-row/OpenAppRow';
import { PageFrame, type PageFrameProps } from '../page-frame/PageFrame';
import { DocDetailLayout } from './DocDetailLayout';

const article = (
  <article>
    <h1>退塘还湿三年后，白鹭回到了云浦南岸</h1>
    <p>天还没有亮透，巡护员把船停在芦苇荡边上，关掉马达，等水面静下来。</p>
  </article>
);

const inFrame = (
  parts: ComponentProps<typeof DocDetailLayout>,
  frame: Pick<PageFrameProps, 'ground' | 'preview'> = {},
) => (
  <PageFrame site={siteFixture} title="退塘还湿三年后，白鹭回到了云浦南岸" layout="docDetail" {...frame}>
    <DocDetailLayout {...parts} />
  </PageFrame>
);

const meta = {
  title: 'DocDetailLayout',
  component: DocDetailLayout,
  parameters: { layout: 'fullscreen', wholePage: true },
  decorators: [withPage(shellServices)],
  render: (parts) => inFrame(parts),
  args: {
    article,
    openApp: <OpenAppRow site={siteFixture} contentType="article" />,
    related: (
      <Section id="related" title="相关阅读">
        湿地公园夜间闭园之后，留给动物的八小时
      </Section>
    ),
    hot: (
      <Section id="hot" title="72小时热点">
        地铁 3 号线今起试运行，首周免费乘坐
      </Section>
    ),
    editorPicks: (
      <Section id="picks" title="编辑推荐">
        一条老街的修缮账本
      </Section>
    ),
    recommendations: (
      <Section id="recommended" title="推荐阅读">
        夜航云浦：跟着末班渡轮看灯火
      </Section>
    ),
    comments: (
      <Section id="comments" title="评论" count={128}>
        塘退了，人往哪里去，这篇写清楚了。
      </Section>
    ),
    footer: <footer>我来讲两句</footer>,
  },
} satisfies Meta<typeof DocDetailLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllBlocks: Story = {};

/** A gallery, a short video or a special page: no related, comments or recommendations (spec §2). */
export const OnlyTheItem: Story = {
  args: {
    related: undefined,
    hot: undefined,
    editorPicks: undefined,
    recommendations: undefined,
    comments: undefined,
    footer: undefined,
  },
};

const now = Date.UTC(2026, 10, 21, 2);

/** An unpublished item whose time is up: its content is not sent (R11). */
export const PreviewExpired: Story = {
  args: { openApp: undefined, footer: undefined },
  render: (parts) => inFrame(parts, { preview: { expiredAt: now / 1000, now } }),
  beforeEach: () => () => document.documentElement.removeAttribute('data-preview'),
};

/** The seconds move: no picture is taken. */
export const Preview: Story = {
  tags: ['no-picture'],
  args: { openApp: undefined },
  render: (parts) => inFrame(parts, { preview: { expiredAt: (now + 1_726_000) / 1000, now } }),
};

/** The masthead gives way to the bar with back and forward. */
export const MiniProgram: Story = { beforeEach: withMark('data-env', 'mini-program') };

/** A full-bleed medium. */
export const DarkGround: Story = {
  args: OnlyTheItem.args,
  render: (parts) => inFrame(parts, { ground: 'dark' }),
};
