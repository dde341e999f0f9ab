import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { withSiteMarks, type NoticeView } from './siteMarks';

/** A finished page with a notice; its script runs as in a document. */
const FinishedPage = ({ notice }: { notice: NoticeView }) => {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const html = withSiteMarks('<main style="padding:24px 20px"><p>正文</p></main>', {
      isMemorial: false,
      notice,
    });
    sessionStorage.removeItem('share:notice');
    page.current?.replaceChildren(document.createRange().createContextualFragment(html));
  }, [notice]);
  return <div ref={page} />;
};

const meta = {
  title: 'SiteNotice',
  component: FinishedPage,
  parameters: { layout: 'fullscreen', wholePage: true },
  args: { notice: { id: 'k1', text: '今晚 23:00 至次日 1:00 系统维护，评论暂停' } },
} satisfies Meta<typeof FinishedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithALink: Story = {
  args: { notice: { id: 'k2', text: '今晚系统维护，查看说明', href: '/davmu/agreement/user' } },
};

export const LongText: Story = {
  args: {
    notice: {
      id: 'k3',
      text: '因系统升级维护，今晚 23:00 至次日 1:00 评论、点赞和收藏暂停使用，阅读不受影响，给您带来的不便敬请谅解',
    },
  },
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '关闭公告' }));
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowAndLarge: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };
