import { escapeHtml, jsonScript } from '@share/safety';
import { toOEmbedPath } from '../oembed/oEmbedPath';
import type { PageDescription } from '../PageCard';
import { isItem, type PageSubject } from '../PageSubject';
import { toStructuredData } from '../structured-data/toStructuredData';
import { openGraph } from './openGraph';

interface PageHeadOptions extends PageDescription {
  /** Absent: nothing is known besides the card. */
  subject?: PageSubject | undefined;
  /** Programs that index pages get what they need only from pages they may index. */
  isIndexed: boolean;
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

const oEmbedLink = (link: string, siteOrigin: string) =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(siteOrigin + toOEmbedPath(link))}">`;

const dataLines = ({ card, publisher }: PageDescription, subject: PageSubject): string[] => {
  const data = toStructuredData(subject, { card, publisher });
  return [
    isItem(subject) ? oEmbedLink(card.link, publisher.siteOrigin) : '',
    data ? `<script type="application/ld+json">${jsonScript(data)}</script>` : '',
  ];
};

/** What the head of a page says to programs that show or index it: canonical address, Open Graph, oEmbed and structured data. */
export const pageHead = ({ card, publisher, subject, isIndexed }: PageHeadOptions): string =>
  [
    `<link rel="canonical" href="${escapeHtml(card.link)}">`,
    meta('description', card.desc),
    ...openGraph(card, publisher.name, subject).map(([name, content]) => property(name, content)),
    // X reads everything else from Open Graph; a logo is no large picture.
    meta('twitter:card', card.imgUrl && subject?.picture ? 'summary_large_image' : 'summary'),
    ...(isIndexed && subject ? dataLines({ card, publisher }, subject) : []),
  ].join('');
