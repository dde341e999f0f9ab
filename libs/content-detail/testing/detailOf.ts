import type { ContentDetail } from '@share/api-contract/types';
import { now, siteOrigin } from '@share/content-cards/testing';
import type { DetailOf, DetailView } from '../src/data/DetailView';
import { toDetailView } from '../src/data/toDetailView.server';
import { detailFixture } from './contentFixtures';

/** An item of a kind as its page shows it. */
export const detailOf = <Kind extends DetailView['kind']>(
  kind: Kind,
  fields: Partial<ContentDetail>,
): DetailOf<Kind> => {
  const item = toDetailView(detailFixture(fields), { now, siteOrigin });
  if (item.kind !== kind) throw new Error(`This is shown as ${item.kind}, not as ${kind}.`);
  return item as DetailOf<Kind>;
};
