import type { DataSource, Load } from '@share/page-data';
import type { Caches } from '../createCaches';
import type { Budget, BudgetLimits } from './createBudget';
import { createCachedKind, digest, toContent } from './createCachedKind';
import type { CachedData, CachedKindLimits } from './createCachedKind';
import { createUncachedData, kindOf } from './createUncachedData';

interface CachedDataOptions {
  caches: Pick<Caches, 'open'>;
  /** Of the data of each kind; data of another kind are loaded for each page. */
  kinds: Record<string, CachedKindLimits>;
  /** The time of a load. */
  budgets: Omit<BudgetLimits, 'deadlineMs'>;
}

/** Where a page with this budget gets its data. */
type DataFor = (budget: Budget) => DataSource;

/** The data of a name: the cache gives what its `load` has answered. */
const dataOf = <Data>(cached: CachedData): Data => toContent(cached) as Data;

/**
 * Creates the cached data of one site, which are equal for every user: fresh ones cost a look-up, old ones are refreshed behind a page or
 * stand in for a failed call.
 */
export const createCachedData = ({ caches, kinds: limits, budgets }: CachedDataOptions): DataFor => {
  const kinds = new Map(
    Object.entries(limits).map(([name, kind]) => [name, createCachedKind(caches, name, kind, budgets)]),
  );

  return (budget) => {
    const uncached = createUncachedData(budget);
    const show = <Data>(cached: CachedData): Data => {
      cached.lacks.forEach(budget.lacks);
      return dataOf(cached);
    };
    return {
      async required<Data extends object | null>(name: string, load: Load<Data>) {
        const kind = kinds.get(kindOf(name));
        if (!kind) return uncached.required(name, load);
        const { value, state } = kind.fresh(name) ?? (await budget.primary(() => kind.answer(name, load)));
        // An old page that is complete is better than a new one made of old data.
        if (state === 'stale-error') budget.lacks(kindOf(name));
        return show<Data>(value);
      },
      async optional<Data extends object | null>(name: string, load: Load<Data>) {
        const kind = kinds.get(kindOf(name));
        if (!kind) return uncached.optional(name, load);
        const answer = kind.fresh(name) ?? (await budget.wait(() => kind.answer(name, load), kindOf(name)));
        return answer && show<Data>(answer.value);
      },
      async fromText<Text extends string>(name: string, text: string, make: () => Promise<Text>) {
        const kind = kinds.get(name);
        if (!kind || text === '') return make();
        const { value } = await kind.answer(digest(text), async () => ({ text: await make() }));
        return dataOf<{ text: Text }>(value).text;
      },
      lacks: budget.lacks,
    };
  };
};
