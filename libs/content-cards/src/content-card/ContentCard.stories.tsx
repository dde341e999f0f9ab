import { landscape } from '@share/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
    variant: 'video',
    contentType: 'video',
    meta: ['云浦影像', '2天前'],
    badge: '02:16',
  },
};

const pictures = [{ src: landscape }, { src: landscape }, { src: landscape }];

export const Lead: Story = {
  args: { variant: 'lead', title: '夜航云浦：跟着末班渡轮看灯火', meta: ['深度', '云浦观察', '3小时前'] },
};

export const Gallery: Story = {
  args: {
    variant: 'gallery',
    title: '一座桥合龙的四十八小时',
    contentType: 'image',
    images: pictures,
    badge: '9图',
  },
};

export const GalleryOfOne: Story = { args: { variant: 'gallery', badge: '1图' } };

export const Audio: Story = {
  args: {
    variant: 'audio',
    contentType: 'audio',
    title: '为什么我们爱听雨',
    meta: ['夜航船 24'],
    badge: '28:10',
  },
};

export const AudioLongText: Story = {
  args: {
    variant: 'audio',
    title: '从水稻到茶，一个山村二十年里换过的三种作物和没有换掉的习惯',
    badge: '28:10',
  },
};

export const ShortVideo: Story = {
  args: { variant: 'short-video', title: '撑船四十年的老郑', badge: '00:43' },
  decorators: [(Card) => <div style={{ width: 164 }}>{Card()}</div>],
};

const live = { variant: 'live', contentType: 'local_live', title: '南岸音乐季闭幕演出' } as const;
const begun = { at: 1_795_000_000, text: '今天 19:30 开始' };

/** The platform does not send the state of the room. */
export const Live: Story = { args: { ...live, badge: '直播', meta: ['云浦影像'] } };

export const LiveUpcoming: Story = {
  args: { ...live, meta: ['云浦影像'], live: { state: 'upcoming', badge: '预告 · 明天 02:12' } },
};

export const LiveOnAir: Story = {
  args: {
    ...live,
    meta: ['云浦影像'],
    live: { state: 'live', badge: '直播中', viewers: '3.6万人在看', begun },
  },
};

export const LiveReplay: Story = {
  args: { ...live, meta: ['云浦影像'], live: { state: 'replay', badge: '回放', begun } },
};

export const LiveWithoutPicture: Story = {
  args: { ...LiveOnAir.args, image: undefined },
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
