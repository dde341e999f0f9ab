import { listFallback } from '@share/page-data/testing';
import type { ListPage } from '@share/page-data';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  cardFixture,
  createCardServices,
  createCardsApi,
  pageOf,
  pictured,
  scene,
  siteOrigin,
} from '../../testing';
import { cardKeys } from '../data/cardKeys';
import type { CardView } from '../data/CardView';
import { RelatedContent } from './RelatedContent';

const item = { contentType: 'article', postId: 'wetland1' } as const;

/** A page on which the server has read these items. */
const showing = (page: ListPage<CardView>) => [
  withPage(createCardServices(), listFallback(cardKeys.related(item.contentType, item.postId), page)),
];

const withPictures = ({ items, total }: ListPage<CardView>) => ({
  items: items.map((card) => ({ ...card, image: { src: scene } })),
  total,
});

/**
 * 相关阅读, items related to the one on the page. Use it directly after the item; it shows nothing where nothing is related.
 *
 * Not for items that an editor or the platform recommends: those are `EditorPicks` and `Recommendations`.
 */
const meta = {
  title: 'RelatedContent',
  component: RelatedContent,
  args: { ...item, siteOrigin },
} satisfies Meta<typeof RelatedContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourCards: Story = { decorators: showing(pictured(4)) };

export const OneCard: Story = { decorators: showing(pictured(1)) };

export const EveryKind: Story = {
  decorators: showing(
    withPictures(
      pageOf([
        cardFixture({
          post_id: 'k-1',
          content_type: 'video',
          title: '航拍：南岸四季',
          duration_str: '02:16',
        }),
        cardFixture({ post_id: 'k-2', content_type: 'image', title: '图集：闭园以后', pic_num: 9 }),
        cardFixture({
          post_id: 'k-3',
          content_type: 'audio',
          title: '听：芦苇荡的一天',
          duration_str: '18:40',
        }),
      ]),
    ),
  ),
};

export const LongText: Story = {
  decorators: showing(
    withPictures(
      pageOf([
        cardFixture({
          title:
            '从水稻到茶，一个山村二十年里换过的三种作物，以及那些没有换掉的习惯、没有搬走的人和没有拆掉的房子',
          source_alias: '一个名字取得相当长的媒体账号，长到放不下',
          publish_at: 1_700_000_000,
        }),
        cardFixture({ post_id: 'l-2', title: `<b>标题</b>${'Aa'.repeat(50)}` }),
      ]),
    ),
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const offline = createCardsApi();
offline.isOffline = true;

/** Neither the server nor the browser could load the list. */
export const NotLoaded: Story = {
  decorators: [withPage(createCardServices({ api: offline }))],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
