/** What a view is, such as `hot` or `related`, and of what: empty for a view that is the same for every page. */
export interface ViewName {
  name: string;
  key: string;
}

/** The time a load may spend on optional parts of its view. */
export interface PartsBudget {
  /** Never rejects: a failure gives `fallback`, and the page lacks `name`. */
  secondary<Part>(call: (signal: AbortSignal) => Promise<Part>, fallback: Part, name: string): Promise<Part>;
  /** Says that the view lacks a part, though no call failed. */
  lacks(name: string): void;
}

/** Makes a view from calls. The view may depend on nothing but its name and key: other pages and readers get the same. */
export type LoadView<View> = (signal: AbortSignal, budget: PartsBudget) => Promise<View>;

/** How a page gets its data: within its time, and from what is kept of earlier pages. */
export interface PageReads {
  /**
   * A view the page cannot do without.
   * @throws the error of `load`, and an error when there is no view in time
   */
  primary<View extends object | null>(of: ViewName, load: LoadView<View>): Promise<View>;
  /** A view the page can do without; undefined when it could not be had in time. Never rejects. A null that `load` gives is not kept. */
  secondary<View extends object | null>(of: ViewName, load: LoadView<View>): Promise<View | undefined>;
  /** What is made of a text and of nothing else. */
  derived<Text extends string>(name: string, text: string, make: () => Promise<Text>): Promise<Text>;
  /** Says that the page is made without a part of it, so that it replaces no complete one. */
  lacks(name: string): void;
}
