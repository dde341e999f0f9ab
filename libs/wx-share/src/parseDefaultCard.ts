import { plainText } from '@share/safety';
import { toShareCard, type ShareCard } from './toShareCard';

/**
 * The share text of the site, which the platform sends with the signing data (R43): the card of a page that has none of its own.
 * @param page address of that page
 * @returns null without a title
 */
export const parseDefaultCard = (answer: unknown, page: string): ShareCard | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const { title, desc, link, imgUrl } = answer as Record<string, unknown>;
  const source = {
    title: plainText(title),
    summary: plainText(desc),
    shareLink: link || page,
    image: imgUrl,
  };
  const card = toShareCard({ ...source, siteOrigin: new URL(page).origin, siteName: '' });
  return card.title ? card : null;
};
