import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createFeedApi } from '../../testing/feedFixtures';
import { withGutter, OnRoute } from '../../testing/onRoute';
import { emptyScreen, failedScreen, loadingScreen } from '../../testing/screenStates';

const api = createFeedApi();

const meta = {
  title: 'ListScreen',
  component: OnRoute,
  parameters: { layout: 'fullscreen' },
  decorators: [withGutter],
  args: { path: '/list/listNigh/index.html' },
} satisfies Meta<typeof OnRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    given: {
      api: {
        ...api,
        getList: async (query) => ({
          ...(await api.getList(query)),
          title: '夜里还亮着的灯和不肯睡的人们'.repeat(4),
          summary: '天黑以后，谁在替这座城醒着。'.repeat(20),
        }),
      },
    },
  },
};

export const Empty: Story = emptyScreen;

export const Loading: Story = loadingScreen;

export const Failed: Story = failedScreen;
