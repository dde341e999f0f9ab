import type { CardView } from '@share/content-cards';
import type { PageSubject } from '@share/page-metadata';
import { basePath } from '@share/site-paths';

interface Gathered {
  items: readonly CardView[];
  tops?: readonly CardView[];
}

/** A page that gathers others, those of this site in their order. */
export const collectionOf = ({ tops = [], items }: Gathered) =>
  ({
    kind: 'collection',
    paths: [...tops, ...items].map(({ href }) => href).filter((href) => href.startsWith(`${basePath}/`)),
    trail: [],
  }) satisfies PageSubject;
