import { withMark } from '@share/environment/testing';
import { withPage } from '@share/islands/testing';
import type { SavedPage } from '@share/service-worker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellServices } from '../../testing/shellServices';
import { siteFixture } from '../../testing/siteFixture';
import { PageFrame } from '../page-frame/PageFrame';
import { OfflinePage } from './OfflinePage';
import { toSavedItem } from '@share/page-document/finished';

const now = Date.UTC(2026, 10, 2, 1, 0);

const item = (page: Partial<SavedPage>) =>
  toSavedItem(
    {
      path: '#saved',
      title: '退塘还湿三年后，白鹭回到了云浦南岸',
      savedAt: Date.UTC(2026, 10, 1, 23, 30),
      ...page,
    },
    now,
  );

const meta = {
  title: 'OfflinePage',
  component: OfflinePage,
  parameters: { layout: 'fullscreen', wholePage: true },
  decorators: [
    (Story) => (
      <PageFrame site={siteFixture} title="云浦新闻">
        <Story />
      </PageFrame>
    ),
    withPage(shellServices),
  ],
  beforeEach: withMark('data-offline'),
} satisfies Meta<typeof OfflinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  args: {
    pages: [
      item({ account: '云浦观察' }),
      item({
        path: '#2',
        title: '航拍：南岸四季',
        account: '云浦影像',
        savedAt: Date.UTC(2026, 9, 30, 10, 5),
      }),
      item({ path: '#3', title: '夜市重开第一晚' }),
    ],
  },
};

export const SavedDark: Story = { args: Saved.args, globals: { theme: 'dark' } };

export const NothingSaved: Story = {};

export const LongText: Story = {
  args: {
    pages: [
      item({
        title: '一个相当长的标题，'.repeat(6) + 'upstream_connect_error_or_disconnect/reset_before_headers',
        account: '一个名字取得相当长的媒体账号，长到一行放不下，只好换到下一行去',
      }),
    ],
  },
};

export const NarrowAndLarge: Story = {
  args: Saved.args,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
