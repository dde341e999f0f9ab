import { useFallback } from '@share/islands';
import { firstPageIn, type ListKey, type ListPage } from '@share/page-data';

/** The JSON of a page of a list. Holds no page itself, which would stay in memory with its `rendered` part. */
function toJSON(this: ListPage<{ id: string }>) {
  return { items: this.items.map(({ id }) => ({ id })), total: this.total };
}

const rendered = new WeakMap<object, object>();

/**
 * A page of a list that stays as the server has rendered it (`ServerMarkup`): of its items only the ids travel to the browser. Gives the
 * same page for the same page, so that what was rendered of it can be used again.
 */
export const renderedPage = <Page extends ListPage<{ id: string }>>(page: Page): Page => {
  const shown = rendered.get(page) ?? { ...page, toJSON };
  rendered.set(page, shown);
  return shown as Page;
};

/** The first page of a list as the server loaded it for this page. */
export const useServerPage = <Page>(listKey: ListKey): Page | undefined =>
  firstPageIn<Page>(useFallback(), listKey);
