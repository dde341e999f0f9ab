import { homePath } from '@share/site-paths';
import { absoluteUrl, type PageDescription } from '../PageCard';
import type { SubjectOf, TrailStep } from '../PageSubject';
import { imageOf, toPublisher } from './people';

/** Entries of a list that are named; the page itself has all of them. */
const maxEntries = 10;

export const toSite = ({ card, publisher }: PageDescription) => ({
  '@type': 'WebSite' as const,
  name: publisher.name,
  url: absoluteUrl(homePath, publisher.siteOrigin),
  description: card.desc,
  publisher: toPublisher(publisher),
});

const toItemList = (paths: readonly string[], siteOrigin: string) => ({
  '@type': 'ItemList' as const,
  itemListElement: paths.slice(0, maxEntries).map((path, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    url: absoluteUrl(path, siteOrigin),
  })),
});

export const toCollection = (
  { paths }: { paths: readonly string[] },
  { card, publisher }: PageDescription,
) => ({
  '@type': 'CollectionPage' as const,
  name: card.title,
  url: card.link,
  ...(paths.length > 0 && { mainEntity: toItemList(paths, publisher.siteOrigin) }),
});

export const toProfile = (subject: SubjectOf<'profile'>, description: PageDescription) => ({
  '@type': 'ProfilePage' as const,
  mainEntity: {
    '@type': subject.author?.isPerson === false ? ('Organization' as const) : ('Person' as const),
    name: subject.author?.name ?? description.card.title,
    url: description.card.link,
    ...imageOf(description),
  },
});

export const toEvent = (
  { startsAt, endsAt, place, author }: SubjectOf<'event'>,
  description: PageDescription,
) => ({
  '@type': 'Event' as const,
  name: description.card.title,
  description: description.card.desc,
  startDate: startsAt,
  ...(endsAt && { endDate: endsAt }),
  location: { '@type': 'Place' as const, name: place, address: place },
  ...imageOf(description),
  ...(author && { organizer: { '@type': 'Organization' as const, name: author.name } }),
});

/** From the home page to this one. */
export const toBreadcrumbs = (
  trail: readonly TrailStep[],
  { card, publisher: { name, siteOrigin } }: PageDescription,
) => {
  const above = [{ name, path: homePath }, ...trail];
  return {
    '@type': 'BreadcrumbList' as const,
    itemListElement: [
      ...above.map((step, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: step.name,
        item: absoluteUrl(step.path, siteOrigin),
      })),
      { '@type': 'ListItem' as const, position: above.length + 1, name: card.title },
    ],
  };
};
