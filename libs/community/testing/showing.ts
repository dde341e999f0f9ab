import { withPage } from '@share/islands/testing';
import { listFallback } from '@share/page-data/testing';
import { keyFrom, restFrom } from '../src/data/listFrom';
import type { ListSource } from '../src/data/ListSource';
import { picture } from './communityFixtures';
import { createCommunityServices, createFakeApi } from './createCommunityServices';

/** The same view with pictures that need no network. */
export const pictured = <View extends object>(view: View): View =>
  JSON.parse(JSON.stringify(view).replaceAll(/\/media\/\w+\.svg/g, picture)) as View;

/** Storybook decorator: a page on which the server has read the first items of a list, or those from a later page on. */
export const showing = <Item>(
  source: ListSource<Item>,
  items: Item[],
  { from = 1, total = items.length } = {},
) =>
  withPage(
    createCommunityServices(),
    listFallback(keyFrom(source, from), restFrom({ items: items.map(toPictured), total }, from)),
  );

const toPictured = <Item>(item: Item): Item => pictured({ item }).item;

/** Storybook decorator: a page whose list neither the server nor the browser could read. */
export const notLoaded = () => {
  const api = createFakeApi();
  api.isOffline = true;
  return withPage(createCommunityServices({ api }));
};

const never = (): Promise<never> => new Promise(() => undefined);

/** Storybook decorator: a page whose list the browser is still waiting for. */
export const loading = () => {
  const api = { ...createFakeApi(), getCircles: never, getCircleTopics: never, getCirclePosts: never };
  return withPage(createCommunityServices({ api }));
};

/** Storybook decorator: a page without lists. */
export const onPage = withPage(createCommunityServices());
