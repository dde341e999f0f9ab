import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { createPoster, type Poster } from './poster';
import { type ShareCard, type ShareSource, toShareCard } from './toShareCard';

/** A card in a messaging app, and its fields. */
const Card = ({ card }: { card: ShareCard }) => (
  <section aria-label="分享卡片">
    <h2>{card.title}</h2>
    <div style={{ display: 'flex', gap: 12 }}>
      <p style={{ flex: 1, color: 'var(--ink-2)' }}>{card.desc}</p>
      {card.imgUrl && <img src={card.imgUrl} alt="" width={60} height={60} style={{ objectFit: 'cover' }} />}
    </div>
    <p style={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>{card.link}</p>
  </section>
);

/** The card of a page, and the poster that is drawn from it. */
const CardAndPoster = (source: ShareSource) => {
  const { title, desc, link, imgUrl } = toShareCard(source);
  const [poster, setPoster] = useState<Poster>();
  useEffect(() => {
    const texts = { title, summary: desc, siteName: source.siteName, byline: '', hint: '长按识别，阅读全文' };
    const look = { accent: '#ff4a26', fontFamily: 'sans-serif', pixelRatio: 2 };
    void createPoster({ ...texts, ...look, link, cover: imgUrl }).then(setPoster);
  }, [title, desc, link, imgUrl, source.siteName]);
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <Card card={{ title, desc, link, imgUrl }} />
      {poster && <img src={poster.src} alt="海报" width={poster.width} style={{ maxWidth: '100%' }} />}
    </div>
  );
};

const siteOrigin = window.location.origin;

const meta = {
  title: 'ShareCard',
  component: CardAndPoster,
  tags: ['no-picture'],
  parameters: { backend: {} },
  args: {
    title: '退塘还湿三年后，白鹭回到了云浦南岸',
    summary: '三百一十八户人家让出一万两千亩水面，第三个冬天，鸟来了。',
    shareLink: '/davmu/share/peony/doc/2026/11/wetland1/index.html?from=timeline',
    image: '/media/picture/wetland-dawn.jpg',
    siteOrigin,
    siteName: '云浦新闻',
  },
} satisfies Meta<typeof CardAndPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CardOfAnArticle: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: '海报' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('from=timeline');
  },
};

export const WithoutPicture: Story = { tags: ['no-picture'], args: { image: '' } };

/** Unusable fields are replaced: the name of the site, the front page, no picture. */
export const NothingUsable: Story = {
  tags: ['no-picture'],
  args: { title: '', summary: '', shareLink: 'javascript:alert(1)', image: 'data:text/html,x' },
};
