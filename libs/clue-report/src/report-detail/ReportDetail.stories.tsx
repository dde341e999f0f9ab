import { now } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onCluePage, reportView } from '../../testing/onCluePage';
import { ReportDetail } from './ReportDetail';

const meta = {
  title: 'ReportDetail',
  component: ReportDetail,
  parameters: { layout: 'fullscreen' },
  decorators: onCluePage(),
  args: { report: reportView(), surroundings: { weather: '云浦 多云转阴 9℃', alerts: [] }, now },
} satisfies Meta<typeof ReportDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const NotDealtWithYet: Story = {
  args: {
    report: reportView({
      images: undefined,
      at_users: undefined,
      status: 'received',
      status_label: undefined,
      progress: [],
    }),
  },
};

export const NineLinesOfHostileText: Story = {
  args: {
    report: reportView({
      title: '<img src=x onerror=alert(1)>\u202e反',
      content: Array.from({ length: 9 }, () => '<script>alert(1)</script>').join('\n'),
      user: { user_id: '../admin', alias: '</p>'.repeat(20), title: '<b>官方</b>' },
      topics: ['a/b', '<b>'],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script:not([type])')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    report: reportView({
      title: '从老城邮局门前到西塘路一百一十八号，三公里路上有十二个井盖在响，其中四个夜里最响',
      content: '夜里路灯也不亮，已经有电动车摔倒。'.repeat(30),
      user: { user_id: 'cluXitang', alias: '住在西塘路一百一十八号对面的人'.repeat(2), title: '热心市民' },
      images: Array.from({ length: 9 }, () => ({ url: '/media/scene/pothole.svg' })),
      at_users: ['市政养护中心', '云浦问政', '交警支队设施大队'].map((alias, place) => ({
        user_id: `office-${place}`,
        alias,
      })),
      topics: ['道路与路灯', '噪声·邻里', '家门口的小事', '公交出行'],
      place: { address: '云浦市 老城区 西塘街道 西塘路与文昌街路口东侧 一百一十八号门前人行道附近' },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NotLoaded: Story = { args: { report: undefined } };

export const PicturesOpenInTheViewer: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /图 2$/ }));
    const viewer = await screen.findByRole('dialog', { name: '看图' });
    await expect(within(viewer).getByText('2 / 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Elder: Story = { globals: { size: 'elder' } };

export const NarrowAndTwiceTheText: Story = {
  ...LongText,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
