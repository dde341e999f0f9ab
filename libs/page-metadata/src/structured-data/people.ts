import { absoluteUrl, type PageDescription, type Publisher } from '../PageCard';
import type { AuthorView, PageSubject } from '../PageSubject';

export const toAuthor = ({ name, isPerson }: AuthorView) => ({
  '@type': isPerson ? ('Person' as const) : ('Organization' as const),
  name,
});

export const toPublisher = ({ name, logo, siteOrigin }: Publisher) => ({
  '@type': 'Organization' as const,
  name,
  ...(logo && { logo: absoluteUrl(logo, siteOrigin) }),
});

/** The picture of the page; its logo is none. */
export const imageOf = (
  { card }: PageDescription,
  { picture }: Pick<PageSubject, 'picture'>,
): { image: string } | Record<string, never> => (picture && card.imgUrl ? { image: card.imgUrl } : {});

export const toImageObject = (url: string, caption: string | undefined) => ({
  '@type': 'ImageObject' as const,
  contentUrl: url,
  ...(caption && { caption }),
});
