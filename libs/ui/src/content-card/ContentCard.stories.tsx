import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { landscape } from '../../testing/landscape';
import { PlayFilledIcon } from '../icons';
import { ContentCard } from './ContentCard';

const meta = {
  title: 'ContentCard',
  component: ContentCard,
  args: {
    href: '#card',
    title: '在骑楼下开了四十年的钟表铺',
    meta: ['人物', '5小时前'],
    image: { src: landscape },
  },
} satisfies Meta<typeof ContentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

export const TextOnly: Story = {
  args: { title: '问答：居民医保缴费有哪些新变化', meta: ['政务', '昨天'], image: undefined },
};

export const PictureMissing: Story = {
  args: {
    title: '一段暂时打不开的旧影像',
    meta: ['影像', '11月2日'],
    image: { src: 'data:image/png,broken' },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-picture] svg')).toBeInTheDocument());
  },
};

export const WithBadge: Story = {
  args: {
    title: '航拍：南岸四季',
    meta: ['视频', '2天前'],
    badge: (
      <>
        <PlayFilledIcon size={16} />
        02:16
      </>
    ),
  },
};

export const InAList: Story = {
  render: () => (
    <>
      <ContentCard
        href="#1"
        title="湿地公园夜间闭园之后，留给动物的八小时"
        meta={['云浦观察', '3小时前']}
        image={{ src: landscape }}
      />
      <ContentCard href="#2" title="凌晨四点的菜市场，谁在准备一座城的早餐" meta={['城市', '2天前']} />
      <ContentCard
        href="#3"
        title="从一万两千亩鱼塘到一片城市湿地，这座小城用了三年时间重新学会与水相处，也学会了等待和退让"
        meta={['一个名字相当长的媒体账号', '深度报道', '2026-11-02']}
        image={{ src: landscape }}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
