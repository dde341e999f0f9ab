import { createStore, type StoreApi } from 'zustand/vanilla';
import { useServices } from './PageRoot';

/**
 * The shared stores of a page stand on the services of that page: they are gone together. In a `WeakMap` they would outlive it: the
 * engine's quick collections count the contents of such a map as used, and a store leads to its whole page.
 */
const stores = Symbol('stores');

type PageServices = object & { [stores]?: Map<string, StoreApi<unknown>> };

const storesOf = (services: PageServices): Map<string, StoreApi<unknown>> => {
  // Not enumerable, so that a copy of the services is another page.
  if (!services[stores]) Object.defineProperty(services, stores, { value: new Map() });
  return services[stores] ?? new Map();
};

/**
 * State that several islands of a page share: one store for each name, made when it is first wanted. Read it with `useStore`
 * of zustand.
 * @param name unique on the page, such as `comments:draft:wetland1`
 */
export const useSharedStore = <State>(name: string, initialState: () => State): StoreApi<State> => {
  const ofPage = storesOf(useServices());
  const store = ofPage.get(name) ?? createStore<unknown>(initialState);
  ofPage.set(name, store);
  return store as StoreApi<State>;
};
