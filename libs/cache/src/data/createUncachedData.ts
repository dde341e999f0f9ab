import type { DataSource, Load } from '@share/page-data';
import type { Budget } from './createBudget';

/** The kind of data with this name: the name up to its first space. */
export const kindOf = (name: string): string => name.split(' ', 1)[0] ?? '';

/** Data for which every page makes its own calls. */
export const createUncachedData = (budget: Budget): DataSource => ({
  required: (_, load) => budget.primary((signal) => load(signal, budget)),
  optional: <Data extends object | null>(name: string, load: Load<Data>) =>
    budget.secondary<Data | undefined>((signal) => load(signal, budget), undefined, kindOf(name)),
  fromText: (_kind, _text, make) => make(),
  lacks: budget.lacks,
});
