import type { PictureService } from '@share/picture-service';
import { escapeHtml, jsonScript } from '@share/safety';
import { toOEmbedPath } from '../oembed/oEmbedPath';
import type { PageDescription } from '../PageCard';
import { isItem, type PageSubject } from '../PageSubject';
import { toStructuredData } from '../structured-data/toStructuredData';
import { toCardPictures } from '../toCardPictures';
import { openGraph } from './openGraph';
import { toWeiboTime } from './toWeiboTime';

interface PageHeadOptions extends Pick<PageDescription, 'card' | 'publisher'> {
  /** Absent: nothing is known besides the card. */
  subject?: PageSubject | undefined;
  /** Has pictures in other shapes; absent: only as they are. */
  pictures?: PictureService | undefined;
  /** Metadata for programs that index pages is only on pages they may index. */
  isIndexed: boolean;
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** Metadata for QQ, and WeChat's small picture. */
const itemNames: Readonly<Record<string, string>> = { 'og:title': 'name', 'og:description': 'description' };

const property = (name: string, content: string) => {
  const item = itemNames[name];
  return `<meta property="${name}" content="${escapeHtml(content)}"${item ? ` itemprop="${item}"` : ''}>`;
};

const oEmbedLink = (link: string, siteOrigin: string) =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(siteOrigin + toOEmbedPath(link))}">`;

const dataLines = (description: PageDescription, subject: PageSubject): string[] => {
  const { card, publisher } = description;
  const data = toStructuredData(subject, description);
  return [
    isItem(subject) ? oEmbedLink(card.link, publisher.siteOrigin) : '',
    data ? `<script type="application/ld+json">${jsonScript(data)}</script>` : '',
  ];
};

/**
 * The head of a page for programs that show or index it: canonical address, Open Graph, the lines of QQ, Weibo and X, oEmbed
 * and structured data.
 */
export const pageHead = ({ card, publisher, subject, pictures, isIndexed }: PageHeadOptions): string => {
  const { wide, square, shapes } = toCardPictures({ card, publisher, subject, pictures });
  const weiboTime = toWeiboTime(subject?.publishedAt);
  return [
    `<link rel="canonical" href="${escapeHtml(card.link)}">`,
    meta('description', card.desc),
    ...openGraph({ card, siteName: publisher.name, subject, picture: wide }).map(([name, content]) =>
      property(name, content),
    ),
    square ? `<meta itemprop="image" content="${escapeHtml(square)}">` : '',
    // X reads title and text from Open Graph; a logo is no large picture.
    meta('twitter:card', shapes.length > 0 && wide?.type !== 'image/png' ? 'summary_large_image' : 'summary'),
    wide ? meta('twitter:image', wide.url) : '',
    weiboTime ? meta('weibo: article:create_at', weiboTime) : '',
    ...(isIndexed && subject ? dataLines({ card, publisher, shapes }, subject) : []),
  ].join('');
};
