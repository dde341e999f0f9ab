import type { RedisStore } from '@share/cache';
import type { Budget } from '../budget/createBudget';
import type { ReportFailure } from '../observability/createFailureReporter';
import { toFailureKind } from '../pages/failureKind';
import type { SiteSettings } from '../settings/readSettings';
import {
  createKeptKind,
  digest,
  keptViewCodec,
  toView,
  type KeptKindLimits,
  type KeptView,
} from './createKeptKind';
import { readDirectly, type LoadView, type PageReads, type ViewName } from './PageReads';

interface KeptViewsOptions {
  /** What is kept, by name; a view with another name is made for each page. */
  kinds: Record<string, KeptKindLimits>;
  budgets: Pick<SiteSettings['budgets'], 'primaryMs' | 'secondaryMs'>;
  /** What the instances of the site share. */
  store?: Pick<RedisStore, 'level'> | undefined;
  reportFailure: ReportFailure;
  /** Monotonic milliseconds. */
  now?: () => number;
}

/** Views that are equal for every reader, kept for many pages. */
export interface KeptViews {
  /** How a page with this budget gets its data. */
  readsFor(budget: Budget): PageReads;
  /** Drops the least recently used. @param share of all, 0 to 1 */
  trim(share: number): void;
  size(): { entries: number; bytes: number };
}

/** Creates the views of one site: fresh ones cost a look-up, old ones are refreshed behind a page or stand in for a failed call. */
export const createKeptViews = ({
  kinds: limits,
  store,
  reportFailure,
  ...common
}: KeptViewsOptions): KeptViews => {
  const kinds = new Map(
    Object.entries(limits).map(([name, { isShared = true, ...kind }]) => [
      name,
      createKeptKind({
        ...common,
        ...kind,
        shared: isShared ? store?.level(name, keptViewCodec) : undefined,
        onRefreshFailure: (cause) =>
          reportFailure({ of: `view ${name}`, name: toFailureKind(cause), detail: { err: cause } }),
      }),
    ]),
  );

  const readsFor = (budget: Budget): PageReads => {
    const direct = readDirectly(budget);
    const show = <View>(kept: KeptView): View => {
      kept.lacks.forEach(budget.lacks);
      return toView(kept) as View;
    };
    return {
      async primary<View extends object | null>({ name, key }: ViewName, load: LoadView<View>) {
        const kind = kinds.get(name);
        if (!kind) return direct.primary({ name, key }, load);
        const { value, state } = kind.fresh(key) ?? (await budget.primary(() => kind.answer(key, load)));
        // An old page that is complete is better than a new one made of an old view.
        if (state === 'stale-error') budget.lacks(name);
        return show<View>(value);
      },
      async secondary<View extends object | null>({ name, key }: ViewName, load: LoadView<View>) {
        const kind = kinds.get(name);
        if (!kind) return direct.secondary({ name, key }, load);
        const answer = kind.fresh(key) ?? (await budget.wait(() => kind.answer(key, load), name));
        return answer && show<View>(answer.value);
      },
      async derived<Text extends string>(name: string, text: string, make: () => Promise<Text>) {
        const kind = kinds.get(name);
        if (!kind || text === '') return make();
        const { value } = await kind.answer(digest(text), async () => ({ text: await make() }));
        return (toView(value) as { text: Text }).text;
      },
      lacks: budget.lacks,
    };
  };

  return {
    readsFor,
    trim: (share) => kinds.forEach((kind) => kind.trim(share)),
    size: () => {
      const sizes = [...kinds.values()].map((kind) => kind.size());
      const sum = (of: 'entries' | 'bytes') => sizes.reduce((total, size) => total + size[of], 0);
      return { entries: sum('entries'), bytes: sum('bytes') };
    },
  };
};
