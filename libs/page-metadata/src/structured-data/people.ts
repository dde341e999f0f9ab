import { absoluteUrl, type PageDescription, type Publisher } from '../PageCard';
import type { AuthorView } from '../PageSubject';

export const toAuthor = ({ name, isPerson }: AuthorView) => ({
  '@type': isPerson ? ('Person' as const) : ('Organization' as const),
  name,
});

export const toPublisher = ({ name, logo, siteOrigin }: Publisher) => ({
  '@type': 'Organization' as const,
  name,
  ...(logo && { logo: absoluteUrl(logo, siteOrigin) }),
});

/** The picture of the page in each of its shapes; the logo is none. */
export const imageOf = ({
  shapes: [first, ...others],
}: PageDescription): { image: string | string[] } | Record<string, never> => {
  if (first === undefined) return {};
  return { image: others.length > 0 ? [first, ...others] : first };
};

export const toImageObject = (url: string, caption: string | undefined) => ({
  '@type': 'ImageObject' as const,
  contentUrl: url,
  ...(caption && { caption }),
});
