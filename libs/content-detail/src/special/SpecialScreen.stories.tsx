import { now, posts, scene, siteOrigin } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { specialFixture } from '../../testing/albumFixtures';
import { detailOf } from '../../testing/detailOf';
import { withDetailPage } from '../../testing/onPage';
import { toSpecialView } from '../data/toSpecialView';
import { SpecialScreen } from './SpecialScreen';

const context = { now, siteOrigin };
const item = {
  ...detailOf('special', { content_type: 'special', title: '湿地三年', content: '', topics: [] }),
  cover: { src: scene, alt: '', width: 600, height: 400 },
  special: toSpecialView(specialFixture(), context),
};

const api = {
  getSpecialContent: async () => ({ group_id: 'latest', content_list: posts(14), total: 14 }),
};

const meta = {
  title: 'SpecialScreen',
  component: SpecialScreen,
  parameters: { layout: 'fullscreen', services: () => ({ api }) },
  decorators: [withDetailPage],
  args: { item, now, siteOrigin },
} satisfies Meta<typeof SpecialScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await expect(canvas.getByRole('button', { name: '展开' })).toBeVisible();
  },
};

export const Empty: Story = { args: { item: { ...item, special: { groups: [], sections: [] } } } };

export const WithoutCover: Story = { args: { item: { ...item, cover: undefined } } };

const threeYearsAgo = now / 1000 - 3 * 365 * 86_400;

/** Old, and nothing has been added since; made by a machine. */
export const OldAndMadeByAMachine: Story = {
  args: {
    item: {
      ...item,
      publishedAt: threeYearsAgo,
      isAiMade: true,
      special: { groups: [], sections: [] },
    },
  },
};

export const LongText: Story = {
  args: {
    item: {
      ...item,
      title: '从一万两千亩鱼塘到一片城市湿地，这座小城用了三年时间重新学会与水相处，也学会了等待',
      lead: '导语也可以很长。'.repeat(24),
      special: toSpecialView(
        specialFixture({
          sections: Array.from({ length: 8 }, (_, index) => ({
            section_id: `s-${index}`,
            title: `一个长栏目名 ${index}`,
            group_ids: ['latest'],
          })),
        }),
        context,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
