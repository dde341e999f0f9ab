import type { Budget } from '../budget/createBudget';

/** What a view is, such as `hot` or `related`, and of what: empty for a view that is the same for every page. */
export interface ViewName {
  name: string;
  key: string;
}

/** Makes a view from calls; `budget` is for calls the view can do without. */
export type LoadView<View> = (
  signal: AbortSignal,
  budget: Pick<Budget, 'secondary' | 'lacks'>,
) => Promise<View>;

/** How a page gets its data. */
export interface PageReads {
  /** A view the page cannot do without. Throws what `load` throws, or `TimeoutError`. */
  primary<View extends object | null>(of: ViewName, load: LoadView<View>): Promise<View>;
  /** A view the page can do without. Never rejects: undefined when it could not be had in time. A null that `load` gives is not kept. */
  secondary<View extends object | null>(of: ViewName, load: LoadView<View>): Promise<View | undefined>;
  /** What is made of a text and of nothing else. */
  derived<Text extends string>(name: string, text: string, make: () => Promise<Text>): Promise<Text>;
  /** Says that the page is made without a part of it, so that it replaces no complete one. */
  lacks(name: string): void;
}

/** Every page makes its own calls; nothing is kept. */
export const readDirectly = (budget: Budget): PageReads => ({
  primary: (_, load) => budget.primary((signal) => load(signal, budget)),
  secondary: <View extends object | null>({ name }: ViewName, load: LoadView<View>) =>
    budget.secondary<View | undefined>((signal) => load(signal, budget), undefined, name),
  derived: (_name, _text, make) => make(),
  lacks: budget.lacks,
});
