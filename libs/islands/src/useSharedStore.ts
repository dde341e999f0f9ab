import { createStore, type StoreApi } from 'zustand/vanilla';
import { useServices } from './PageRoot';

/** The shared stores of a page, by the services of that page: they are gone together. */
const storesOfPages = new WeakMap<object, Map<string, StoreApi<unknown>>>();

/**
 * State that several islands of a page share: one store for each name, made when it is first wanted. Read it with `useStore`
 * of zustand.
 * @param name unique on the page, such as `comments:draft:wetland1`
 */
export const useSharedStore = <State>(name: string, initialState: () => State): StoreApi<State> => {
  const services = useServices();
  const stores = storesOfPages.get(services) ?? new Map<string, StoreApi<unknown>>();
  storesOfPages.set(services, stores);
  const store = stores.get(name) ?? createStore<unknown>(initialState);
  stores.set(name, store);
  return store as StoreApi<State>;
};
